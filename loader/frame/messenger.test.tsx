import type { Message, Messenger } from 'penpal'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMessenger } from './messenger.ts'

/** A busy machine takes its time to load a document. */
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 })

const { origin } = location
let messenger: Messenger
let remote: Window
let stranger: Window
/** What the page heard, and what reached the window of the frame. */
let heard: unknown[] = []
let sent: { readonly type: string; readonly ports: readonly MessagePort[] }[] = []

beforeEach(() => {
  heard = []
  sent = []
  const windows = ['frame', 'stranger'].map(() => {
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'))
    if (contentWindow === null) throw new Error('a frame of the page has a window')
    return contentWindow
  })
  ;[remote = window, stranger = window] = windows
  remote.addEventListener('message', ({ data, ports }) => sent.push({ type: data.type, ports }))
  messenger = createMessenger(remote, origin)
  const isOurs = (data: unknown): data is Message => Object(data).channel === 'ours'
  messenger.initialize({ validateReceivedMessage: isOurs, log: () => undefined })
  messenger.addMessageHandler(onMessage)
})
afterEach(() => {
  messenger.destroy()
  document.body.replaceChildren()
})

const onMessage = ({ type }: Message) => heard.push(type)
const message = (type: string, channel = 'ours') => ({ namespace: 'penpal', channel, type })
const send = (type: string) => messenger.sendMessage(message(type) as Message)
/** A message comes to the window of the page, from the frame unless it says otherwise. */
function receive(type: string, from: MessageEventInit & { readonly channel?: string } = {}) {
  const { channel, ...init } = from
  const data = message(type, channel)
  dispatchEvent(new MessageEvent('message', { source: remote, origin, data, ...init }))
}
/** The frame has greeted and brought a port; the test holds its end of it. */
function connect({ port1, port2 } = new MessageChannel()): MessagePort {
  receive('SYN')
  receive('ACK2', { ports: [port2] })
  heard = []
  return port1
}

describe('the handshake', () => {
  test('default: the page says nothing before the frame has spoken, then it greets and confirms', async () => {
    send('SYN')
    receive('SYN')
    send('SYN')
    send('ACK1')
    await until(() => expect(sent.map(({ type }) => type)).toEqual(['SYN', 'ACK1']))
    expect(heard).toEqual(['SYN'])
  })

  test('behavior: to a document that may have spoken too early, it greets first', async () => {
    messenger.destroy()
    messenger = createMessenger(remote, origin, true)
    send('SYN')
    await until(() => expect(sent.map(({ type }) => type)).toEqual(['SYN']))
  })

  test.each<[string, Parameters<typeof receive>[1]]>([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['no origin', { origin: 'null' }],
    ['no window', { source: null }],
    ['another channel', { channel: 'theirs' }],
  ])('error: a greeting of %s is none, and is answered by nothing', async (_, from) => {
    receive('SYN', from)
    send('SYN')
    receive('SYN')
    send('ACK1')
    await until(() => expect(sent.map(({ type }) => type)).toEqual(['ACK1']))
    expect(heard).toEqual(['SYN'])
  })

  test('error: another frame of the page that says the same is not heard', () => {
    receive('SYN', { source: stranger })
    receive('ACK2', { source: stranger, ports: [new MessageChannel().port1] })
    expect(heard).toEqual([])
    expect(() => send('CALL')).toThrow('Not connected')
  })

  test('default: with its last word the page sends a port, on which both talk', async () => {
    receive('SYN')
    send('ACK2')
    await until(() => expect(sent.at(-1)?.ports).toHaveLength(1))
    const [port] = sent.at(-1)?.ports ?? []
    const replies: unknown[] = []
    port?.addEventListener('message', ({ data }) => replies.push(data.type))
    port?.start()
    port?.postMessage(message('CALL'))
    send('REPLY')
    await until(() => expect(replies).toEqual(['REPLY']))
    await until(() => expect(heard).toEqual(['SYN', 'CALL']))
  })

  test('error: a last word without a port connects nothing', () => {
    receive('SYN')
    receive('ACK2')
    expect(heard).toEqual(['SYN'])
    expect(() => send('CALL')).toThrow('Not connected')
  })

  test('behavior: unconnected, a goodbye is no error, and anything else is', () => {
    expect(() => send('DESTROY')).not.toThrow()
    expect(() => send('CALL')).toThrow('Not connected')
  })
})

describe('once connected', () => {
  test('default: what is sent goes over the port, with what is handed over', async () => {
    const port = connect()
    const got: unknown[] = []
    port.addEventListener('message', ({ data, ports }) => got.push([data.type, ports.length]))
    port.start()
    messenger.sendMessage(message('CALL') as Message, [new MessageChannel().port1])
    await until(() => expect(got).toEqual([['CALL', 1]]))
    expect(sent).toEqual([])
  })

  test('behavior: a call may come by the window too, as a click does in WebKit, and an answer may not', () => {
    receive('CALL')
    expect(heard).toEqual([]) // not before there is a port
    connect()
    receive('CALL')
    for (const type of ['REPLY', 'DESTROY', 'ELSE']) receive(type)
    receive('CALL', { origin: 'https://elsewhere.example' })
    expect(heard).toEqual(['CALL'])
  })

  test('error: what the port brings of another channel is dropped', async () => {
    const port = connect()
    port.postMessage(message('CALL', 'theirs'))
    port.postMessage(message('REPLY'))
    await until(() => expect(heard).toEqual(['REPLY']))
  })

  test('behavior: a new document greets: the port of the old one is closed, and the new one’s is heard', async () => {
    const old = connect()
    receive('SYN')
    expect(() => send('CALL')).toThrow('Not connected')
    const next = connect()
    old.postMessage(message('CALL'))
    next.postMessage(message('REPLY'))
    await until(() => expect(heard).toEqual(['REPLY']))
  })

  test('behavior: who no longer listens hears nothing', () => {
    connect()
    messenger.removeMessageHandler(onMessage)
    receive('CALL')
    expect(heard).toEqual([])
  })

  test('behavior: a handler may remove another while both are called', () => {
    const late = vi.fn()
    messenger.removeMessageHandler(onMessage)
    messenger.addMessageHandler(() => messenger.removeMessageHandler(late))
    messenger.addMessageHandler(late)
    receive('SYN')
    receive('SYN')
    expect(late).toHaveBeenCalledTimes(1)
  })

  test('behavior: destroyed, neither window nor port is heard, and nothing is sent', () => {
    const channel = new MessageChannel()
    const close = vi.spyOn(channel.port2, 'close')
    connect(channel)
    messenger.destroy()
    receive('SYN')
    receive('ACK2', { ports: [new MessageChannel().port2] })
    receive('CALL')
    expect([heard, close.mock.calls.length]).toEqual([[], 1])
    expect(() => send('CALL')).toThrow('Not connected')
  })
})
