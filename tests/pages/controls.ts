/** Writes into an `<output>` of the page. */
export function write(id: string, text: string): void {
  const output = document.getElementById(id)
  if (output !== null) output.textContent = text
}

/** Runs on a click; the codes of what went wrong, outermost first, are written to `#error`. */
export function onClick(id: string, run: () => Promise<void>): void {
  document.getElementById(id)?.addEventListener('click', () => {
    write('error', '')
    run().catch((error: unknown) => write('error', codesOf(error).join(' ')))
  })
}

/** Libraries wrap the wallet's error: viem by `cause`, ethers by `info.error`. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [String(error)]
  const code: unknown = Reflect.get(error, 'code')
  const info: unknown = Reflect.get(error, 'info')
  const inner: unknown =
    typeof info === 'object' && info !== null
      ? Reflect.get(info, 'error')
      : Reflect.get(error, 'cause')
  const own = code === undefined ? [] : [String(code)]
  const rest = inner === undefined ? [] : codesOf(inner)
  const all = [...own, ...rest]
  return all.length === 0 && error instanceof Error ? [error.message] : all
}
