import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { folders } from './folders.ts'

const built = join(folders.cache, 'peers')
const stamp = join(built, '.built')

export type PeerFolders = {
  readonly [id in 'appkit' | 'rainbowkit' | 'lifi' | 'lifiFrame']: string
}

/**
 * Installs and builds the peers in a folder of their own, which is never this project's
 * `node_modules`; does nothing when that was done for the same files.
 */
export function buildPeers(): PeerFolders {
  const wanted = digest(folders.peers)
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.log('Installing and building the peers (once) …')
    rmSync(built, { recursive: true, force: true })
    cpSync(folders.peers, built, { recursive: true })
    // LI.FI's needs another wagmi than RainbowKit's.
    for (const folder of [built, join(built, 'lifi')]) {
      npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], folder)
      npm(['run', 'build', '--silent'], folder)
    }
    writeFileSync(stamp, wanted)
  }
  return {
    appkit: join(built, 'appkit/dist'),
    rainbowkit: join(built, 'rainbowkit/dist'),
    lifi: join(built, 'lifi/dist'),
    lifiFrame: join(built, 'lifi/frame'),
  }
}

function npm(args: readonly string[], cwd: string): void {
  const { status } = spawnSync('npm', args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args[0]} failed for the peers`)
}

function digest(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name)
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path))
  }
  return hash.digest('hex')
}
