import { expect, test } from 'vitest'
import { openBridge } from './bridge.ts'
import type { BridgeEvent, LoaderEvents, CloseOutcome } from './stage0/loaderContext.ts'
import { createEmitter } from './stage0/emitter.ts'

const side = { caipChainId: 'eip155:31337', token: 'native', amount: '1' }
const event = (id: string, status: BridgeEvent['status']): BridgeEvent => ({
  id,
  status,
  origin: side,
  destination: side,
})

async function start(emitter = createEmitter<LoaderEvents>()) {
  let close: (outcome: CloseOutcome) => void = () => undefined
  const closed = new Promise<CloseOutcome>((resolve) => {
    close = resolve
  })
  const asked: unknown[] = []
  const handle = await openBridge(
    { emitter },
    async (options) => {
      asked.push(options)
      return { view: 'Bridge', closed }
    },
    { amount: '5', lock: ['amount'] },
  )
  const heard: [string, string][] = []
  const stop = handle.on('status', ({ id, status }) => heard.push([id, status]))
  const say = (...[id, status]: Parameters<typeof event>) =>
    emitter.emit('bridge', event(id, status))
  return { handle, heard, stop, say, close, asked, emitter }
}

test('default: opens the Bridge view with the fields and tells the steps of its transfer', async () => {
  const { handle, heard, say, asked } = await start()
  expect(asked).toEqual([{ view: 'Bridge', bridge: { amount: '5', lock: ['amount'] } }])
  expect([handle.id, handle.status]).toEqual([undefined, undefined])
  say('old', 'deposited')
  say('new', 'quoted')
  say('old', 'filled')
  say('new', 'depositing')
  expect(heard).toEqual([
    ['new', 'quoted'],
    ['new', 'depositing'],
  ])
  expect([handle.id, handle.status]).toEqual(['new', 'depositing'])
})

test('behavior: goes on after the view was closed, and not to the next transfer', async () => {
  const { handle, heard, say, close } = await start()
  say('new', 'quoted')
  say('new', 'deposited')
  close({ reason: 'user' })
  expect(await handle.closed).toEqual({ reason: 'user' })
  say('next', 'quoted')
  say('new', 'expired')
  say('new', 'refunded')
  say('new', 'filled')
  expect(heard.map(([, status]) => status)).toEqual(['quoted', 'deposited', 'expired', 'refunded'])
})

test('behavior: who starts over before anything was sent is followed, who has sent is not', async () => {
  const { heard, say } = await start()
  say('first', 'quoted')
  say('first', 'failed')
  say('second', 'quoted')
  say('second', 'deposited')
  say('third', 'quoted')
  expect(heard.at(-1)).toEqual(['second', 'deposited'])
})

test('behavior: a new transfer is that of the latest handle alone, and each keeps its own', async () => {
  const { emitter, heard, say } = await start()
  say('first', 'quoted')
  const { heard: later } = await start(emitter)
  say('second', 'quoted')
  say('second', 'deposited')
  say('first', 'depositing')
  expect(heard).toEqual([
    ['first', 'quoted'],
    ['first', 'depositing'],
  ])
  expect(later).toEqual([
    ['second', 'quoted'],
    ['second', 'deposited'],
  ])
})

test('error: a view that did not open tells no transfer, and the handle before it gets no new one', async () => {
  const { emitter, heard, say } = await start()
  say('first', 'quoted')
  say('first', 'deposited')
  const failed = openBridge({ emitter }, () => Promise.reject(new Error('no')), {})
  await expect(failed).rejects.toThrow('no')
  say('second', 'quoted')
  expect(heard).toHaveLength(2)
})

test('behavior: closed with nothing begun, it hears nothing more', async () => {
  const { heard, say, close, handle } = await start()
  close({ reason: 'escape' })
  await handle.closed
  say('new', 'quoted')
  expect(heard).toEqual([])
})

test('behavior: a late listener hears the last step', async () => {
  const { handle, say } = await start()
  say('new', 'quoted')
  say('new', 'filled')
  const late = await new Promise((resolve) => handle.on('status', resolve))
  expect(late).toMatchObject({ id: 'new', status: 'filled' })
})

test('error: what cannot be opened rejects, and listens to nothing', async () => {
  const emitter = createEmitter<LoaderEvents>()
  let listeners = 0
  const on: typeof emitter.on = (name, listener) => {
    listeners += 1
    const stop = emitter.on(name, listener)
    return () => {
      listeners -= 1
      stop()
    }
  }
  const refuse = () => Promise.reject(new Error('No'))
  await expect(openBridge({ emitter: { ...emitter, on } }, refuse, {})).rejects.toThrow('No')
  expect(listeners).toBe(0)
})
