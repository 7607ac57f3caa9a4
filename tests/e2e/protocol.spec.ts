import { expect, type Frame, type Page, test } from '@playwright/test'
import { disconnectedState, page as pageRows, toWireError, widget as widgetRows } from '#protocol'
import { type BothHandlers, type Call, createRemote, describeContract } from '../protocolSuite.ts'
import { type FakeSites, startFakeSites } from './fakeSites.ts'

let sites: FakeSites
let page: Page
test.beforeAll(async () => {
  sites = await startFakeSites()
})
test.afterAll(() => sites.stop())
test.beforeEach(({ page: fresh }) => {
  page = fresh
})

/** The same suite, between a page and a frame of another site. */
describeContract(
  'a real iframe',
  async (handlers) => {
    await page.exposeFunction('answerFor', (side: string, name: string, params?: string) =>
      answerWith(handlers, side, name, params),
    )
    await page.goto(`${sites.page}/contract/page.html`)
    await expect.poll(() => page.frames().length).toBe(2)
    const [top, frame] = page.frames()
    if (top === undefined || frame === undefined) throw new Error('There is no frame')
    expect(new URL(frame.url()).origin).toBe(sites.widget)
    const raw = callsFrom(top)
    return {
      widget: createRemote(widgetRows, raw),
      page: createRemote(pageRows, callsFrom(frame)),
      raw,
      state: disconnectedState,
    }
  },
  { describe: test.describe, test: (title, body) => test(title, body), expect },
)

async function answerWith(
  handlers: BothHandlers,
  side: string,
  name: string,
  params?: string,
): Promise<string> {
  const all = side === 'page' ? handlers.page : handlers.widget
  const handler: (params: never) => unknown = Reflect.get(all, name)
  try {
    const given: unknown = params === undefined ? undefined : JSON.parse(params)
    const value = await handler(given as never) // the other side parsed it
    return JSON.stringify({ value })
  } catch (error) {
    return JSON.stringify({ error: toWireError(error) })
  }
}

/** Any name, as penpal's proxy answers any. */
function callsFrom(frame: Frame): Readonly<Record<string, Call>> {
  const call = async (name: string, params: unknown) => {
    await frame.waitForFunction(() => 'callOther' in window)
    const answer = await frame.evaluate(
      ([asked = '', json]) => window.callOther(asked, json),
      [name, JSON.stringify(params)],
    )
    const { value, error } = JSON.parse(answer)
    if (error !== undefined) throw Object.assign(new Error(error.message), { code: error.code })
    return value
  }
  return new Proxy<Record<string, Call>>(
    {},
    { get: (_, name) => (params?: unknown) => call(String(name), params) },
  )
}

declare global {
  interface Window {
    callOther: (name: string, params: string | undefined) => Promise<string>
  }
}
