/**
 * Texts of which a part cannot be read because its box has no room: buttons that cut their words, and
 * lines that lead out of the card. What is shortened on purpose (an ellipsis) says the rest elsewhere.
 */
export function clippedTexts(container: Element): readonly string[] {
  const card = container.querySelector('[data-causeway]')?.firstElementChild ?? container
  const { left, right } = card.getBoundingClientRect()
  return [...card.querySelectorAll('*')].flatMap((element) => {
    if (!hasText(element) || isUnseen(element)) return []
    const text = element.textContent.trim()
    const box = textBox(element)
    const isOutside = box.left < left - 1 || box.right > right + 1
    return isOutside || isCut(element) ? [`${element.tagName}: ${text}`] : []
  })
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )
}

/** Words for screen readers alone, what is closed, and what is shortened on purpose. */
function isUnseen(element: Element): boolean {
  if (!element.checkVisibility()) return true
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { clipPath, overflowX, textOverflow, webkitLineClamp } = getComputedStyle(at)
    if (clipPath !== 'none') return true
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true
    // What scrolls sideways is reached by scrolling.
    if (overflowX === 'auto' || overflowX === 'scroll') return at.scrollWidth > at.clientWidth
  }
  return false
}

function isCut(element: Element): boolean {
  if (getComputedStyle(element).overflowX === 'visible') return false
  return element.scrollWidth > element.clientWidth + 1
}

function textBox(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}
