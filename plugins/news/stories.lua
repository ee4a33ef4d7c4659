-- What there is to read, by topic.

return {
  { topic = "Languages", stories = {
    { title = "A small language turns thirty, and is still read in one evening", comments = 186 },
    { title = "Why integers came to stay", comments = 17 },
    { title = "Tables all the way down", comments = 1 },
    { title = "The collector that waits for nobody, explained with nothing but pencil and paper",
      comments = 4374 },
  } },
  { topic = "Screens", stories = {
    { title = "Forty-four points, and other heights of rows", comments = 6 },
    { title = "A list of a million rows fits on one screen", comments = 178 },
  } },
  { topic = "Machines", stories = {
    { title = "What a terminal of 1978 got right", comments = 0 },
    { title = "Sixteen colours are enough", comments = 17 },
    { title = "The printer that would not stop", comments = 4 },
  } },
}
