import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLoginWindow } from './loginWindow.ts'

const frames: HTMLIFrameElement[] = []

/** A window of this origin that says what it is told to. */
async function openSpeaker(): Promise<Window> {
  const frame = document.createElement('iframe')
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  frame.srcdoc =
    '<script>addEventListener("say", ({ detail }) => parent.postMessage(detail, "*"))</script>'
  document.body.append(frame)
  frames.push(frame)
  await loaded
  if (frame.contentWindow === null) throw new Error('The frame is gone')
  return frame.contentWindow
}

function say(from: Window, detail: unknown): void {
  from.dispatchEvent(new CustomEvent('say', { detail }))
}

let popup: Window
let stranger: Window
beforeEach(async () => {
  popup = await openSpeaker()
  stranger = await openSpeaker()
})
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove()
})

test('error: nobody but that window, on that origin, hands over a login (S7.28)', async () => {
  const resultUri = `${location.origin}/callback#code=ABCD2345`
  const heard: string[] = []
  const stop = createLoginWindow(window, popup, location.origin).onResult((uri) => heard.push(uri))
  const elsewhere: string[] = []
  const other = 'https://secure.example'
  const stopOther = createLoginWindow(window, popup, other).onResult((uri) => elsewhere.push(uri))

  say(stranger, { resultUri }) // another window of the right origin
  say(popup, { resultUri: `${other}/callback#code=ABCD2345` }) // that window, of another origin
  say(popup, { resultUri: `${location.origin}.evil.example/callback#code=ABCD2345` })
  say(popup, { resultUri, more: true })
  say(popup, { resultUri: resultUri.padEnd(4_001, 'A') })
  say(popup, resultUri)
  say(popup, null)
  say(popup, { resultUri })
  await expect.poll(() => heard).toEqual([resultUri])
  expect(elsewhere).toEqual([])

  stop()
  stopOther()
  const passed = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
  say(popup, { resultUri })
  await passed
  expect(heard).toHaveLength(1)
})
