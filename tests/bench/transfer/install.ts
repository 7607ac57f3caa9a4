import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from '../folders.ts'

const built = join(folders.cache, 'transfer')
const lock = 'package-lock.json'

/**
 * Across's SDK and our package side by side, in a folder that is never this project's
 * `node_modules`. Ours is what `npm run build` made last.
 */
export function installTransferPeer(): string {
  const npm = join(folders.dist, 'npm')
  if (!existsSync(join(npm, 'bridge.js'))) throw new Error('Run `npm run build` first.')
  if (!isInstalled()) {
    console.log('Installing the SDK (once) …')
    rmSync(built, { recursive: true, force: true })
    cpSync(folders.transferPeer, built, { recursive: true })
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const shell = process.platform === 'win32'
    const { status } = spawnSync('npm', args, { cwd: built, stdio: 'inherit', shell })
    if (status !== 0) throw new Error('npm ci failed for the SDK')
  }
  cpSync(folders.transferPeer, built, { recursive: true })
  const ours = join(built, 'node_modules/@causeway/widget')
  rmSync(ours, { recursive: true, force: true })
  cpSync(npm, ours, { recursive: true })
  // As npm would: the SDK has an older one beside it.
  cpSync(folders.zod, join(ours, 'node_modules/zod'), { recursive: true })
  return built
}

function isInstalled(): boolean {
  if (!existsSync(join(built, 'node_modules/@across-protocol'))) return false
  const [kept, wanted] = [built, folders.transferPeer].map((at) => readFileSync(join(at, lock)))
  return kept !== undefined && wanted !== undefined && kept.equals(wanted)
}
