local screen = ui.Screen.main

--- Screen.main
assert(screen == ui.Screen.main)

--- Screen.bounds
equal(screen.bounds, ui.rect(0, 0, 375, 667))

--- Screen.applicationFrame
equal(screen.applicationFrame, ui.rect(0, 20, 375, 647))

--- Screen.nativeBounds
equal(screen.nativeBounds, ui.rect(0, 0, 750, 1334))

--- Screen.scale
equal(screen.scale, 2)
