### • setting-*: on a button: up to 18 characters beside another, 34 in a row of its own; no HTML. “You” is whoever taps
### • settings-*: a page for, or an answer to, one person: that is “you”

settings-contrast = “High contrast”: thick outlines, large numbers, dark grounds, and a shape for each player besides the colour.
setting-contrast = 👓 High contrast: { $state ->
    [on] on
   *[off] off
}
