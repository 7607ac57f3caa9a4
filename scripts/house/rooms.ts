import made from './madeOf.json' with { type: 'json' }

/** The room that a file of `widget` or `loader` lives in: the folder that a reader would guess and open. */
export function roomOf(path: string): string {
  const parts = path.split('/').slice(0, -1)
  return parts.slice(0, parts[1] === 'bridges' ? 4 : 3).join('/')
}

/** Each may import those that stand before it; a feature imports no other feature. */
const layers = ['kernel', 'wallet', 'transactions', 'shared', 'features']

/** Features that are made of others; the rules of dependency-cruiser read the same list. */
const madeOf: { readonly [feature: string]: readonly string[] } = made

/** Whether the arrows of ARCHITECTURE.md let this file of `widget` import that one. */
export function mayImport(from: string, to: string): boolean {
  const [, room = '', feature = ''] = from.split('/')
  const [, other = '', otherFeature = ''] = to.split('/')
  if (!layers.includes(other)) return true
  if (room === 'ui') return other === 'kernel'
  if (room === 'features' && other === 'features' && feature.includes('.')) return true
  if (room === 'features' && other === 'features') {
    return feature === otherFeature || (madeOf[feature]?.includes(otherFeature) ?? false)
  }
  return !layers.includes(room) || layers.indexOf(other) <= layers.indexOf(room)
}

/** Neither a test nor what only tests and pictures use. */
export function isSource(path: string): boolean {
  return (
    !/\.(test|spec|scenes)\.tsx?$/.test(path) &&
    !/\/testing\//.test(path) &&
    !path.endsWith('/testing.tsx') &&
    !path.startsWith('locales/')
  )
}
