/** The parsed JSON; undefined if the text is not valid JSON, so that it fits no schema. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined // the caller reports it
  }
}
