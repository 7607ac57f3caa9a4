/** Neighbours in a row or a grid whose words lie over each other. */
export function overlaidTexts(container: Element): readonly string[] {
  return [...container.querySelectorAll('*')].flatMap((parent) => {
    if (!/flex|grid/.test(getComputedStyle(parent).display)) return []
    const texts = [...parent.children].filter(isPlainText)
    return texts.flatMap((text, at) =>
      texts
        .slice(at + 1)
        .filter((other) => doOverlap(boxOf(text), boxOf(other)))
        .map((other) => `${text.textContent} | ${other.textContent}`),
    )
  })
}

/** In the flow, seen, and with words. */
function isPlainText(element: Element): boolean {
  const { position, clipPath } = getComputedStyle(element)
  const isInFlow = position === 'static' || position === 'relative'
  if (!isInFlow || clipPath !== 'none' || !element.checkVisibility()) return false
  return element.textContent?.trim() !== '' && element.querySelector('img, svg, input') === null
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

function doOverlap(one: DOMRect, other: DOMRect): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 1 && high > 1
}
