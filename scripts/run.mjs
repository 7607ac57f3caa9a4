// Runs a TypeScript script of this project; installs what is missing first. Needs node alone.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [script, ...args] = process.argv.slice(2)

if (!isInstalled()) {
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

const child = spawnSync(process.execPath, ['--import', 'tsx', join(root, script ?? ''), ...args], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(child.status ?? (child.signal === 'SIGINT' ? 0 : 1))

/** True when the packages are there and no older than the lock file. */
function isInstalled() {
  const stamp = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(stamp)) return false
  return statSync(stamp).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}
