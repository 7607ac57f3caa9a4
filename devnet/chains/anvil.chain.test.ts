import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startProcess } from '../processes.ts'
import { startAnvil } from './anvil.ts'
import { callRpc } from './callRpc.ts'

describe('the states a node writes to disk', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'anvil-test-'))
    vi.stubEnv('TMPDIR', folder)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })

  const statesOnDisk = () =>
    readdirSync(folder, { recursive: true }).filter((path) => String(path).endsWith('.json'))

  it('behavior: are as many as asked for at most, and gone when it stops', async () => {
    const anvil = await startAnvil({ chainId: 31_337, statesOnDisk: 100 })
    // The node writes the ones it no longer has room for in memory.
    await callRpc(anvil.url, 'anvil_mine', ['0x960'])
    await vi.waitFor(() => expect(statesOnDisk().length).toBeGreaterThan(0), { timeout: 10_000 })
    expect(statesOnDisk().length).toBeLessThanOrEqual(100)
    await anvil.stop()
    expect(readdirSync(folder)).toEqual([])
  })

  it('edge: are gone when the node is killed', async () => {
    const anvil = await startAnvil({ chainId: 31_337 })
    expect(readdirSync(folder)).toHaveLength(1)
    process.kill(anvil.pid, 'SIGKILL')
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), { timeout: 10_000 })
  })

  it('edge: are gone, with every node, when the process ends', async () => {
    const nodes = `
      import { startAnvil } from './devnet/chains/anvil.ts'
      import { callRpc } from './devnet/chains/callRpc.ts'
      const nodes = await Promise.all([31_337, 31_338].map((chainId) => startAnvil({ chainId })))
      await Promise.all(nodes.map(({ url }) => callRpc(url, 'anvil_mine', ['0x200'])))
      console.log(nodes.map(({ url }) => url).join())
      process.exit()`
    const args = ['--import', 'tsx', '--input-type=module', '--eval', nodes]
    const child = startProcess(process.execPath, args)
    expect(await child.ended).toBe(0)
    const urls = child.output().trim().split(',')
    expect(urls).toHaveLength(2)
    for (const url of urls) await expect(callRpc(url, 'eth_chainId', [])).rejects.toThrow()
    // tsx keeps its own files here.
    expect(readdirSync(folder).filter((name) => name.startsWith('devnet-anvil-'))).toEqual([])
  })

  it('edge: leave no folder when the node cannot be started', async () => {
    vi.stubEnv('ANVIL_BIN', join(folder, 'none'))
    await expect(startAnvil({ chainId: 31_337 })).rejects.toMatchObject({
      code: 'DEVNET_ANVIL_START',
    })
    expect(readdirSync(folder)).toEqual([])
  })
})
