import { afterEach, expect, test } from 'vitest'
import { createLoginWindow } from './loginWindow.ts'

const origin = location.origin
const frames: HTMLIFrameElement[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove()
})

/** A document of this origin that says something to us, as the callback page does. */
function speaker(): { window: Window; say: (data: unknown) => Promise<void> } {
  const frame = document.createElement('iframe')
  frames.push(frame)
  document.body.append(frame)
  const own = frame.contentWindow
  if (own === null) throw new Error('The frame has no window')
  return {
    window: own,
    async say(data) {
      const heard = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
      const script = own.document.createElement('script')
      script.textContent = `parent.postMessage(${JSON.stringify(data)}, '*')`
      own.document.head.append(script)
      await heard
    },
  }
}

test('behavior: a result is heard from that window on that origin alone, and only if it is one', async () => {
  const [opened, stranger] = [speaker(), speaker()]
  const heard: string[] = []
  const stop = createLoginWindow(window, opened.window, origin).onResult((uri) => heard.push(uri))
  const elsewhere: string[] = []
  createLoginWindow(window, opened.window, 'https://other.example').onResult((uri) =>
    elsewhere.push(uri),
  )
  const result = { resultUri: `${origin}/callback#code=ABCD2345` }
  await stranger.say(result)
  for (const bad of [
    null,
    'text',
    {},
    { resultUri: 1 },
    { ...result, more: true },
    { resultUri: `${origin}.evil.example/callback#code=ABCD2345` },
    { resultUri: `${origin}/${'a'.repeat(4_000)}` },
  ]) {
    await opened.say(bad)
  }
  expect(heard).toEqual([])
  await opened.say(result)
  expect(heard).toEqual([result.resultUri])
  stop()
  await opened.say(result)
  expect(heard).toHaveLength(1)
  expect(elsewhere).toEqual([])
})

test('behavior: a window is sent on only once its first page is there', async () => {
  const { signal } = new AbortController()
  const seen: string[] = []
  let isThere = false
  const opened = {
    closed: false,
    location: {
      get href() {
        if (isThere) throw new DOMException('Blocked a frame', 'SecurityError')
        seen.push('looked')
        return 'about:blank'
      },
      set href(url: string) {
        seen.push(url)
      },
    },
  }
  // All that is asked of it.
  const asWindow = opened as unknown as Window
  const going = createLoginWindow(window, asWindow, origin).go('https://provider.example/', signal)
  await expect.poll(() => seen.length).toBeGreaterThan(1)
  expect(seen).not.toContain('https://provider.example/')
  isThere = true
  await going
  expect(seen.at(-1)).toBe('https://provider.example/')
})
