"""`make bench`: time and memory against their limits. No part of the tests."""
