const exact = /^(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/
const file = /^(?:\.{0,2}\/|[\w.-]+\/)?[\w./-]*\.tgz$/
const folder = /^\.{0,2}\/[\w./-]+$/

/**
 * Why a command that fetches packages is refused; undefined if it is fine. Our packages are not published:
 * readers cannot install them from a registry, and a stranger could register their names. Every other
 * package needs an exact version, and the command must not prompt.
 */
export function refuseInstall(command: string): string | undefined {
  const words = command.trim().split(/\s+/)
  const [program = '', verb = ''] = words
  if (['bun', 'bunx', 'pnpm', 'pnpx', 'yarn'].includes(program)) return 'use npm'
  if (program === 'npx') return refuseRun(words.slice(1))
  if (program !== 'npm') return undefined
  if (['create', 'exec', 'init', 'x'].includes(verb)) return refuseRun(words.slice(2))
  if (['add', 'i', 'install', 'pack', 'update'].includes(verb)) {
    const named = words.slice(2).filter((word) => !word.startsWith('-'))
    const isFound = (word: string) =>
      file.test(word) || (verb === 'pack' && folder.test(word)) || isPinned(word)
    const wrong = named.find((word) => !isFound(word))
    return wrong === undefined ? undefined : `${wrong} is no tarball and no exact version`
  }
  return undefined
}

/** For `npx` and `npm create`: allows what is installed already, or an exact version without a prompt. */
function refuseRun(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => !word.startsWith('-'))
  const flags = words.slice(0, at < 0 ? undefined : at)
  if (flags.includes('--no') || flags.includes('--no-install')) return undefined
  if (!flags.includes('--yes') && !flags.includes('-y')) return 'it asks: add --yes or --no'
  const name = words[at] ?? ''
  return isPinned(name) ? undefined : `${name} has no exact version`
}

const isPinned = (name: string) => exact.test(name) && !name.startsWith('@causeway/')
