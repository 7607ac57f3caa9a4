import { spawnSync } from 'node:child_process'
import { findFirefox, findWebKit } from './browsers/findEngines.ts'

/*
 * Installs the browsers that `tests/engines` walks through, where this runs as root on Debian. Elsewhere it
 * says what is missing: the walks of that engine are skipped then, but in CI, where they fail.
 */
const packages = ['webkit2gtk-driver', 'xvfb', 'openbox', 'xdotool', 'firefox-esr', 'openssl']

function missing(): readonly string[] {
  const has = (command: string) => spawnSync('which', [command]).status === 0
  return [
    ...(findWebKit() !== undefined && has('WebKitWebDriver') ? [] : ['WebKitGTK and its driver']),
    ...(has('Xvfb') ? [] : ['Xvfb']),
    // Without a window manager, a window that opens never gets the focus.
    ...(has('openbox') && has('xdotool') ? [] : ['openbox and xdotool']),
    ...(findFirefox() === undefined ? ['Firefox'] : []),
    // The certificate of the sites.
    ...(has('openssl') ? [] : ['openssl']),
  ]
}

function install(): string | undefined {
  if (process.getuid?.() !== 0) return 'this is not root'
  if (spawnSync('which', ['apt-get']).status !== 0) return 'there is no apt-get'
  const run = (args: readonly string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const isDone =
    run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', ...packages])
  return isDone ? undefined : 'apt-get failed'
}

if (missing().length > 0) {
  console.log(`Installing ${packages.join(', ')} …`)
  const why = install()
  const still = missing()
  if (still.length > 0) {
    const reason = why ?? 'their packages have other names here'
    console.error(`Not installed, as ${reason}: ${still.join(', ')}.`)
    if (process.env.CI !== undefined) process.exit(1)
    console.error(`The walks through them are SKIPPED. Install ${packages.join(', ')} to run them.`)
  }
}
