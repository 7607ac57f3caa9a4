/** Whether `URL` reads the text. `URL.canParse` came with Chrome 120 and Safari 17. */
export function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== ''
  } catch {
    return false // that is the answer
  }
}
