"""Tests in a real Chromium, that of the operating system."""
