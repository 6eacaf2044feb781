"""The waist of the house: checked rules as frozen values, filled by syntax, read by the rest."""
