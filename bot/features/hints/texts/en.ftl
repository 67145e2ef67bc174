button-hint = Hint
hint = 💡 I’d play this: { $move }
hint-asked = I’ve asked the others: hints are allowed once everyone agrees.
hint-shown-why = { hint-shown } { $why }
hint-why = Why: { $reasons }
hint-shown = 💡 I’d play this. Tap “Back” if you’d rather not.
refused-no-hints = No hints at this table yet. /hint asks the others to allow them.
