import { type Finding, findingAt, nameOf } from './finding.ts'

const controls = 'button, a[href], input, select, textarea, [role="tab"]'
const chosen = '[aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], :checked'

/** Controls and what lies over a view, which nothing but their ground bounds; asked while colours are free. */
export function grounded(container: Element): readonly Element[] {
  return [...container.querySelectorAll(`${controls}, [role="alert"]`)].filter((control) => {
    const isClear = /^transparent$|[ ,/]0\)$/.test(getComputedStyle(control).backgroundColor)
    return !isClear && !hasEdge(control) && control.checkVisibility()
  })
}

/** Those of them that nothing bounds once colours are forced. */
export function unbounded(elements: readonly Element[]): readonly Finding[] {
  return elements
    .filter((element) => !hasEdge(element))
    .map((element) => findingAt(element, `${kindOf(element)} has no edge`))
}

/** Words on a forced ground of our choice: the browser lays its own ground under them. */
export function covered(container: Element): readonly Finding[] {
  const probe = container.appendChild(document.createElement('i'))
  probe.style.background = 'Highlight'
  const chosenGround = getComputedStyle(probe).backgroundColor
  probe.remove()
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(element)
    if (backgroundColor !== chosenGround || forcedColorAdjust === 'none') return []
    if (element.textContent?.trim() === '') return []
    return [findingAt(element, `${kindOf(element)} hides its words`)]
  })
}

/** Controls that do not show that they have the focus. */
export function withoutRing(container: Element): readonly Finding[] {
  return firstOfKinds(container.querySelectorAll<HTMLElement>(controls)).flatMap((control) => {
    const before = rings(control)
    control.focus({ preventScroll: true })
    const isMarked = document.activeElement !== control || rings(control) !== before
    control.blur()
    return isMarked ? [] : [findingAt(control, `${kindOf(control)} shows no focus`)]
  })
}

/** What is chosen and looks like what is not. */
export function unmarked(container: Element): readonly Finding[] {
  return firstOfKinds(container.querySelectorAll<HTMLElement>(chosen)).flatMap((element) => {
    const other = [...container.querySelectorAll(element.tagName)].find(
      (peer) => peer.className === element.className && !peer.matches(chosen),
    )
    if (other === undefined || look(element) !== look(other)) return []
    return [findingAt(element, `${kindOf(element)} does not show that it is chosen`)]
  })
}

/** One of each class: what a class does for one, it does for all. */
function firstOfKinds(elements: Iterable<HTMLElement>): readonly HTMLElement[] {
  const kinds = new Map<string, HTMLElement>()
  for (const element of elements) {
    const kind = `${element.tagName} ${element.className} ${element.getAttribute('type')}`
    if (!kinds.has(kind) && element.checkVisibility()) kinds.set(kind, element)
  }
  return [...kinds.values()]
}

/** How it, what it draws around itself, and the mark beside it look. */
function look(element: Element): string {
  const mark = element.nextElementSibling
  const inMark = mark?.querySelector('svg') ?? null
  const styles = [
    ...[null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)),
    ...[mark, inMark].flatMap((part) => (part === null ? [] : [getComputedStyle(part)])),
  ]
  return styles
    .map((style) => [style.content, style.backgroundColor, style.borderWidth, style.visibility])
    .join(' | ')
}

/** What is drawn around it and what stands beside it. */
function rings(control: Element): string {
  const near = [control, ...control.children, ...(control.parentElement?.children ?? [])]
  if (control.parentElement !== null) near.push(control.parentElement)
  return near
    .map((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle === 'none' ? '' : outlineWidth
    })
    .join('|')
}

function hasEdge(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
  return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || outlineStyle !== 'none'
}

function kindOf(element: Element): string {
  return nameOf(element).split(' “')[0] ?? ''
}
