"""Pictures in high contrast, for those who see little or see colours otherwise (docs/adr/0129)."""
