// A test's document is a frame, which a person who uses it would have given the focus.
window.focus()
