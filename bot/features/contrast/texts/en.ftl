settings-contrast = “High contrast”: thick outlines, large numbers, dark grounds, and a shape for each player besides the colour.
setting-contrast = 👓 High contrast: { $state ->
    [on] on
   *[off] off
}
