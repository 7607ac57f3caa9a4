const figure = /(\d[\d.,]*)\s([A-Z]{2,})/g

/** What drawings say in English, whatever the language. */
const english = /[a-z]{3}/

/** Amounts that are seen from the wrong end where the words around them run from the right. */
export function turnedFigures(container: Element): readonly string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const turned: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (english.test(text.nodeValue ?? '') || isHidden(text.parentElement)) continue
    for (const { 0: whole, 1: number = '', 2: symbol = '', index } of (
      text.nodeValue ?? ''
    ).matchAll(figure)) {
      const first = placeOf(text, index, number.length)
      const second = placeOf(text, index + whole.length - symbol.length, symbol.length)
      const isOneLine = Math.abs(first.top - second.top) < 2
      if (isOneLine && first.left > second.left) turned.push(text.nodeValue ?? '')
    }
  }
  return turned
}

function placeOf(text: Node, start: number, length: number): DOMRect {
  const range = document.createRange()
  range.setStart(text, start)
  range.setEnd(text, start + length)
  return range.getBoundingClientRect()
}

/** Words for screen readers alone. */
function isHidden(element: Element | null): boolean {
  if (element === null) return false
  return getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement)
}
