/** Something that is wrong with a part of a drawing. */
export type Finding = { readonly what: string; readonly scene: string }

export function findingAt(element: Element, what: string): Finding {
  return { what, scene: element.closest('figure')?.dataset.scene ?? '' }
}

/** Each kind of finding once, with the first drawing that has it. */
export function kindsOf(findings: readonly Finding[]): readonly string[] {
  const scenes = new Map<string, string[]>()
  for (const { what, scene } of findings) {
    scenes.set(what, [...(scenes.get(what) ?? []), scene])
  }
  return [...scenes].map(([what, [first, ...more]]) => {
    return `${what} (${first}${more.length === 0 ? '' : ` and ${more.length} more`})`
  })
}

/** Tag, class and name, as a person looks for it. */
export function nameOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const kind = element.getAttribute('class')?.split(' ')[0] ?? ''
  return `${element.tagName}.${kind} “${name.trim().slice(0, 24)}”`
}
