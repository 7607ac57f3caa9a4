/** What JSON text holds; undefined where it is none, which fits no schema. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined // told by whoever reads it
  }
}
