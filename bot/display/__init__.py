"""What each chat should show. PURE: values made of tables, in the words of `texts`."""
