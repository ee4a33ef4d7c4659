-- The screens of the gallery, in the order of its list: a title, and the module that has it.

return {
  { title = "Switches", module = "switches" },
  { title = "Sliders", module = "sliders" },
  { title = "Steppers", module = "steppers" },
  { title = "Segments", module = "segments" },
  { title = "Progress", module = "progress" },
  { title = "Pages", module = "pages" },
  { title = "Text fields", module = "fields" },
  { title = "Text views", module = "texts" },
  { title = "Images", module = "pictures" },
}
