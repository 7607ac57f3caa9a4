import { parseArgs } from 'node:util'

/** The files that a command line names; no `file` where the words are not what the command takes. */
export function readWords(words: readonly string[]): {
  readonly file?: string | undefined
  readonly envFile?: string | undefined
} {
  const { tokens } = parseArgs({
    args: [...words],
    options: { env: { type: 'string' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const files = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const flags = tokens.filter((token) => token.kind === 'option')
  const isOdd = flags.some(({ name, value }) => name !== 'env' || value === undefined)
  if (isOdd || files.length !== 1 || flags.length > 1) return {}
  return { file: files[0], envFile: flags[0]?.value }
}
