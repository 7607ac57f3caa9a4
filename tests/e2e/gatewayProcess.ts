import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, type Running, startProcess, waitUntilReady } from '#devnet/processes.ts'

export type Gateway = {
  readonly origin: string
  start(): Promise<void>
  /** Asks the gateway to end, as its operator does. */
  stop(): Promise<void>
  /** Kills the gateway, as a crash would. */
  kill(): Promise<void>
  output(): string
  /** Ends it, and removes its file. */
  remove(): Promise<void>
}

/** A gateway as its operator starts it, with a file and variables of the environment. */
export async function makeGateway(
  deploymentAt: (origin: string) => object,
  env: Readonly<Record<string, string>> = {},
): Promise<Gateway> {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-gateway-'))
  const port = await findFreePort()
  const origin = `http://widget.localhost:${port}`
  const file = join(folder, 'deployment.json')
  writeFileSync(file, JSON.stringify(deploymentAt(origin)))
  const runs: Running[] = []
  const gateway: Gateway = {
    origin,
    async start() {
      // Started as one process, so that ending it ends the gateway too.
      const args = ['--import', 'tsx', 'gateway/main.ts', file]
      const running = startProcess(process.execPath, args, {
        env: { ...process.env, PORT: String(port), ...env },
      })
      runs.push(running)
      await waitUntilReady(running, {
        name: 'The gateway',
        isReady: async () => (await fetch(`http://127.0.0.1:${port}/ready`)).ok,
        timeoutMs: 30_000,
      })
    },
    stop: async () => runs.at(-1)?.stop(),
    kill: async () => runs.at(-1)?.kill(),
    output: () => runs.map((running) => running.output()).join('\n'),
    async remove() {
      await gateway.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  return gateway
}
