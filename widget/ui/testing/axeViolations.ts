import axe from 'axe-core'

/**
 * What axe finds in a drawing that stands alone, once nothing in it moves any more; by all
 * its rules, or by these.
 */
export async function axeViolations(
  container: Element,
  rules?: readonly string[],
): Promise<unknown[]> {
  for (const animation of container.getAnimations({ subtree: true })) settle(animation)
  const { violations } = await axe.run(container, {
    ...(rules === undefined ? {} : { runOnly: [...rules] }),
    rules: { region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

/** Endless animations are stopped, the others are brought to their end: axe looks at what stays. */
function settle(animation: Animation): void {
  const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
  if (endless) animation.cancel()
  else animation.finish()
}
