import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { DEV_MNEMONIC, FUNDED_ACCOUNTS } from './accounts.ts'

const START_TIMEOUT_MS = 15_000
const STOP_TIMEOUT_MS = 3_000
const NATIVE_BALANCE_ETHER = 10_000
// A state is a file of about a megabyte, and each second has one. A world that many test files use lives
// for minutes, and they look back to its first block.
const STATES_ON_DISK = 1_800

// A process that ends without stopping its devnet must leave neither nodes nor their states behind.
const running = new Map<ChildProcess, string>()
process.once('exit', endNodes)

/** Ends all nodes of this process at once, with their states. */
export function endNodes(): void {
  for (const child of running.keys()) child.kill('SIGKILL')
  for (const states of running.values()) {
    try {
      rmSync(states, { recursive: true, force: true, maxRetries: 5 })
    } catch (error) {
      // The next node's have to go as well, and this process ends.
      console.error(`States of a node that ended are still in ${states}`, error)
    }
  }
}

export type Anvil = {
  chainId: number
  pid: number
  /** Address of the node itself, past every fault switch. */
  url: string
  stop(): Promise<void>
}

/** Starts one anvil node on a port of its own choice, from a saved state if one is given. */
export async function startAnvil({
  chainId,
  state,
  statesOnDisk = STATES_ON_DISK,
}: {
  chainId: number
  /** A file that anvil wrote. @default an empty chain */
  state?: string | undefined
  /** How many states of earlier blocks are kept on disk, the latest ones. @default 1800 */
  statesOnDisk?: number | undefined
}): Promise<Anvil> {
  const command = findAnvil()
  // By default a node keeps an hour of states in the home folder, and leaves them there when it ends.
  const states = mkdtempSync(join(tmpdir(), 'devnet-anvil-'))
  // Mixed mining confirms at once and keeps the chain's clock fresh while nothing is sent.
  const child = spawn(
    command,
    [
      ...['--host', '127.0.0.1', '--port', '0'],
      ...['--chain-id', String(chainId)],
      ...['--block-time', '1', '--mixed-mining'],
      // Accounts can delegate to code (EIP-7702) from this fork on.
      ...['--hardfork', 'prague'],
      ...['--mnemonic', DEV_MNEMONIC],
      ...['--accounts', String(FUNDED_ACCOUNTS), '--balance', String(NATIVE_BALANCE_ETHER)],
      ...['--cache-path', states, '--max-persisted-states', String(statesOnDisk)],
      ...(state === undefined ? [] : ['--load-state', state]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  running.set(child, states)
  const forget = () => {
    running.delete(child)
    rmSync(states, { recursive: true, force: true })
  }
  child.once('exit', forget)
  child.once('error', forget)
  try {
    const url = await waitUntilListening(child, chainId)
    return { chainId, pid: child.pid ?? 0, url, stop: () => stopChild(child) }
  } catch (error) {
    await stopChild(child)
    throw error
  }
}

/** Path of the anvil binary: `ANVIL_BIN`, else the npm package's, else the one on the PATH. */
export function findAnvil(env: NodeJS.ProcessEnv = process.env): string {
  if (env.ANVIL_BIN !== undefined && env.ANVIL_BIN !== '') return env.ANVIL_BIN
  const packaged = join(
    import.meta.dirname,
    '../../node_modules/@foundry-rs/anvil-linux-amd64/bin/anvil',
  )
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(packaged)) {
    return packaged
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, 'anvil'))
    .find((path) => existsSync(path))
  if (onPath !== undefined) return onPath
  throw new AnvilNotFoundError()
}

function waitUntilListening(child: ChildProcess, chainId: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => {
      clearTimeout(timer)
      reject(new AnvilStartError(chainId, reason, output))
    }
    const timer = setTimeout(() => fail('took too long to start'), START_TIMEOUT_MS)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /Listening on (\S+)\s/.exec(output)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      child.stdout?.off('data', read)
      // The pipes must keep flowing, or a full pipe would stop the node.
      child.stdout?.resume()
      resolve(`http://${address}`)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', (chunk: Buffer) => {
      if (output.length < 4_000) output += chunk.toString()
    })
    child.once('error', (error) => fail(error.message))
    child.once('exit', (code) => fail(`ended with code ${code}`))
  })
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** There is no anvil on this machine. */
export class AnvilNotFoundError extends Error {
  override name = 'AnvilNotFoundError'
  code = 'DEVNET_ANVIL_NOT_FOUND'
  constructor() {
    super(
      'No anvil binary was found. Install Foundry (https://getfoundry.sh) or run `npm install --global @foundry-rs/anvil@1.7.1`, or set ANVIL_BIN to the path of the binary.',
    )
  }
}

/** Anvil was found but did not start. */
export class AnvilStartError extends Error {
  override name = 'AnvilStartError'
  code = 'DEVNET_ANVIL_START'
  constructor(chainId: number, reason: string, output: string) {
    super(
      `Chain ${chainId}: anvil ${reason}. Set ANVIL_BIN if another binary should be used.\n${output.slice(-1_000)}`,
    )
  }
}
