import { spawn } from 'node:child_process'
import { isBuildFresh } from './isBuildFresh.ts'

if (!isBuildFresh()) {
  console.log('Building the loader and the widget …')
  await run(['scripts/build.ts'])
}
await run(['devnet/start.ts', ...process.argv.slice(2)])

/** Runs a script of ours and passes signals on, so that one Ctrl-C stops everything. */
function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => child.kill(signal))
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else process.exit(code ?? 1)
    })
  })
}
