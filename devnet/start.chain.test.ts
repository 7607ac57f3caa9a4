import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { startDevnet } from './start.ts'
import { until } from './testing.ts'

const script = fileURLToPath(new URL('./start.ts', import.meta.url))

function run(args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { text: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
  return { child, output }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

describe('startDevnet', () => {
  test('default', async () => {
    const devnet = await startDevnet({ port: 0 })
    const state = await devnet.control.getState()
    const urls = [
      ...Object.values(devnet.urls).flatMap((url) => (url?.startsWith('http') ? [url] : [])),
      ...devnet.chains.flatMap(({ rpcUrl, directRpcUrl }) => [rpcUrl, directRpcUrl]),
    ].map((url) => url.replace(/\/\/(\w+\.)?localhost/, '//127.0.0.1'))
    const before = await Promise.all(urls.map(answers))
    await devnet.stop()

    expect(state.chains).toEqual(devnet.chains)
    expect(before.every(Boolean)).toBe(true)
    expect(await Promise.all(urls.map(answers))).toEqual(urls.map(() => false))
  })

  test('behavior: no address is on both chains', async () => {
    const devnet = await startDevnet({ only: ['chains'] })
    await devnet.stop()
    const addresses = devnet.chains.flatMap(({ contracts }) => {
      // Ether is the currency of both: what wraps it is the token.
      const { wrapped, ...others } = contracts
      expect(wrapped).toBe(others.weth)
      return Object.values(others).filter((value) => typeof value === 'string')
    })
    expect(addresses.length).toBeGreaterThan(10)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('behavior: takes the next port when one is busy', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const address = busy.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const devnet = await startDevnet({ only: ['web'], port })
    await devnet.stop()
    busy.close()
    expect(Number(new URL(devnet.urls.page ?? '').port)).toBeGreaterThan(port)
  })

  test('error: an unknown part', async () => {
    await expect(startDevnet({ only: ['moon'] })).rejects.toThrow(
      `There is no part 'moon'. Parts: chains, api, relayer, relay, directory, web, wallet, mail, social, farcaster, bundler, secure, solana, restChains, thirdChain, oddTokens.`,
    )
  })
})

describe('command', () => {
  test('default', async () => {
    const { child, output } = run(['--only', 'chains,api,web', '--port', '0'])
    await until(async () => (output.text.includes('Ctrl+C') ? true : undefined))
    const [, rpcUrl = ''] = /\(31337\) (\S+)/.exec(output.text) ?? []
    const children = existsSync('/proc') ? await childrenOf(child.pid) : []
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')

    expect(output.text).toContain('Open     http://localhost:')
    expect(code).toBe(0)
    expect(await answers(rpcUrl)).toBe(false)
    expect(children.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
  })

  test('error: an unknown flag', async () => {
    const { child, output } = run(['--fast'])
    const [code] = await once(child, 'exit')
    expect(code).toBe(2)
    expect(output.text).toContain(`Unknown option '--fast'`)
    expect(output.text).toContain('Usage:')
  })
})

async function childrenOf(pid: number | undefined): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter((part) => part !== '')
}
