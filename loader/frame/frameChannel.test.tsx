import { afterEach, describe, expect, test, vi } from 'vitest'
import { BaseError, capabilities, type Handlers, type PageContract, type Welcome } from '#protocol'
import { createFrame } from '../stage0/frame.ts'
import { createFrameChannel, type FrameChannel } from './frameChannel.ts'
import { FRAME_LOAD_MS, HELLO_AFTER_LOAD_MS } from './limits.ts'

let channels: FrameChannel[] = []
afterEach(() => {
  for (const channel of channels) channel.destroy()
  channels = []
  vi.useRealTimers()
  document.body.replaceChildren()
})

const unused = () => Promise.reject(new Error('was not to be asked'))
const handlers: Omit<Handlers<PageContract>, 'hello' | 'refused'> = {
  publish: unused,
  show: unused,
  hide: unused,
  resize: unused,
  walletRequest: unused,
  discoverWallets: unused,
  signIn: unused,
  openUrl: unused,
  lock: unused,
  unlock: unused,
}

/** A real frame, whose document behaves as `how` says. */
function load(how = 'well', attach = (frame: HTMLIFrameElement) => document.body.append(frame)) {
  const url = new URL(`/loader/frame/testing/frame.html?how=${how}`, location.href)
  const welcome = (protocol: number, instance: string): Welcome => ({
    ...{ protocol, capabilities: [...capabilities], loader: '1', instance, options: {} },
    page: { title: 'Shop', language: 'en' },
    wallets: [],
  })
  const frame = createFrame(url.href, location.href)
  const onLost = vi.fn()
  const onRefused = vi.fn()
  const channel = createFrameChannel({
    ...{ frame, handlers, welcome, onLost, onRefused },
    attach,
  })
  channels.push(channel)
  return { channel, onLost, onRefused, frame }
}

describe('the first word', () => {
  test('default: the frame says what it is, is welcomed, and can be called', async () => {
    const { channel, frame } = load()
    const { widget, about } = await channel.ready
    expect(about).toEqual({ protocol: 1, build: 'test', capabilities: ['insets'] })
    expect(await widget.open({ view: 'Bridge' })).toEqual({ view: 'Bridge' })
    await vi.waitFor(() => expect(frame.contentDocument?.title).toContain('"title":"Shop"'))
  })

  test('error: a document that loads and says nothing is not the widget', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { channel, frame } = load('mute')
    const failed = expect(channel.ready).rejects.toMatchObject({ code: 'FRAME_REFUSED' })
    await new Promise((resolve) => frame.addEventListener('load', resolve))
    vi.advanceTimersByTime(HELLO_AFTER_LOAD_MS - 1)
    expect(frame.isConnected).toBe(true)
    vi.advanceTimersByTime(1)
    await failed
    expect(frame.isConnected).toBe(false)
  })

  test('error: nothing at all within 20 s (S7.28)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { channel } = load('mute')
    const failed = expect(channel.ready).rejects.toMatchObject({ code: 'FRAME_TIMEOUT' })
    vi.advanceTimersByTime(FRAME_LOAD_MS)
    await failed
  })

  test.each([
    ['no version is shared', 'old', 'PROTOCOL_MISMATCH'],
    ['the widget will not run on this site', 'refuse', 'ORIGIN_NOT_ALLOWED'],
  ])('error: %s', async (_, how, code) => {
    const { channel, onRefused, onLost, frame } = load(how)
    await expect(channel.ready).rejects.toMatchObject({ code })
    expect(frame.isConnected).toBe(false)
    expect([onRefused.mock.calls, onLost.mock.calls]).toEqual([[], []])
  })

  test('error: a greeting of another shape is none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { channel, frame } = load('lie')
    const failed = expect(channel.ready).rejects.toMatchObject({ code: 'FRAME_REFUSED' })
    await vi.waitFor(() => expect(frame.contentDocument?.title).toContain('-32602'))
    vi.advanceTimersByTime(HELLO_AFTER_LOAD_MS)
    await failed
  })

  test('error: the page has taken the place away by then', async () => {
    const { channel } = load('well', () => undefined)
    await expect(channel.ready).rejects.toMatchObject({ code: 4900 })
  })
})

describe('afterwards', () => {
  test('error: another document says hello: the one that talked is lost', async () => {
    const { channel, onLost } = load('twice')
    await channel.ready
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith('FRAME_LOST'))
  })

  test('error: it talked, and then would not run', async () => {
    const { channel, onRefused } = load('later')
    await channel.ready
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1))
    expect(onRefused.mock.calls[0]?.[0]).toMatchObject({ code: 'FLOOD', message: 'Not any more' })
  })

  test('error: the page takes the frame out of the document', async () => {
    const { channel, onLost, frame } = load()
    await channel.ready
    frame.remove()
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith('FRAME_LOST'))
  })

  test('error: the page takes away what the frame stands in', async () => {
    const inner = document.createElement('section')
    const outer = document.createElement('main')
    outer.append(inner)
    document.body.append(outer)
    const { channel, onLost } = load('well', (next) => inner.append(next))
    await channel.ready
    outer.remove()
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith('FRAME_LOST'))
  })

  test('behavior: what changes elsewhere in the page is nothing', async () => {
    const { channel, onLost } = load()
    const { widget } = await channel.ready
    document.body.append('text')
    expect(await widget.ping({})).toEqual({ session: 'document-1' })
    expect(onLost).not.toHaveBeenCalled()
  })

  test('error: another document in its place, which does not answer', async () => {
    const { channel, onLost, frame } = load()
    await channel.ready
    frame.src = '/loader/frame/testing/frame.html?how=mute'
    const lost = () => expect(onLost).toHaveBeenCalledWith('FRAME_LOST')
    await vi.waitFor(lost, { timeout: 20_000 }) // two calls that are not answered
  })

  test('behavior: destroyed, the frame is gone, and waiting calls hear why', async () => {
    const { channel, frame, onLost } = load()
    const { widget } = await channel.ready
    const waiting = expect(
      widget.request({ id: 'request-1', method: 'personal_sign' }),
    ).rejects.toMatchObject({ code: 'DESTROYED' })
    channel.destroy(new BaseError('The widget was destroyed', { code: 'DESTROYED' }))
    await waiting
    expect(frame.isConnected).toBe(false)
    await expect(widget.ping({})).rejects.toMatchObject({ code: 'DESTROYED' })
    expect(onLost).not.toHaveBeenCalled()
  })

  test('behavior: destroyed before it talked, whoever waits hears 4900', async () => {
    const { channel } = load('mute')
    const waiting = expect(channel.ready).rejects.toMatchObject({ code: 4900 })
    channel.destroy()
    await waiting
  })
})
