/** The room that a file of `widget` or `loader` lives in: the folder that a reader would guess and open. */
export function roomOf(path: string): string {
  const parts = path.split('/').slice(0, -1)
  const [, first, second] = parts
  const isDeep = first === 'bridges' || (first === 'ui' && second === 'views')
  return parts.slice(0, isDeep ? 4 : 3).join('/')
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
