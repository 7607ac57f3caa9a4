type Lock = { count: number; restore: () => void }
const key = Symbol.for('causeway.scrollLock')

/**
 * Stops the page from scrolling behind an open modal. Counted on the document, because several
 * widgets (and copies of this script) may be open; every property gets its own value back.
 */
export function lockScroll(document: Document): () => void {
  const holder = document as Document & { [key]?: Lock }
  holder[key] ??= { count: 0, restore: freeze(document.documentElement) }
  holder[key].count += 1
  let released = false

  return () => {
    const lock = holder[key]
    if (released || lock === undefined) return
    released = true
    lock.count -= 1
    if (lock.count > 0) return
    lock.restore()
    delete holder[key]
  }
}

function freeze(root: HTMLElement): () => void {
  const wanted: Record<string, string> = { overflow: 'hidden' }
  // Without the gutter the page grows by the width of the scrollbar that disappears.
  if (innerWidth > root.clientWidth) wanted['scrollbar-gutter'] = 'stable'
  const before = Object.keys(wanted).map(
    (name) =>
      [name, root.style.getPropertyValue(name), root.style.getPropertyPriority(name)] as const,
  )
  for (const [name, value] of Object.entries(wanted)) root.style.setProperty(name, value)
  return () => {
    for (const [name, value, priority] of before) root.style.setProperty(name, value, priority)
    if (root.getAttribute('style') === '') root.removeAttribute('style')
  }
}
