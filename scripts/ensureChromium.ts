import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'

/**
 * Finds a Chromium or installs one: the system's, else Playwright's own download, else (as root on
 * Debian) the distribution's. Answers the system's path; undefined means Playwright's own.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found !== undefined) return found
  if (existsSync(chromium.executablePath())) return undefined
  console.log('No Chromium found, installing one …')
  const asRoot = process.getuid?.() === 0
  if (run('npx', ['playwright', 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'])) {
    return undefined
  }
  if (asRoot && run('apt-get', ['update', '-qq'])) {
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new Error(
    'No Chromium could be installed. Install one and set CHROMIUM_BIN to its path, then run again.',
  )
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}
