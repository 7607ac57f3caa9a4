import { afterEach, expect, test, vi } from 'vitest'
import type { Handlers, WidgetContract } from '#protocol'
import { connectToPage } from './page.ts'

afterEach(() => document.body.replaceChildren())

/** A window with penpal in the part of the loader, which ends the connection while a call waits for its answer. */
const thatLeaves = `<script type="module">
  import { connect, WindowMessenger } from '${location.origin}/node_modules/penpal/dist/penpal.mjs'
  const connection = connect({
    messenger: new WindowMessenger({ remoteWindow: parent, allowedOrigins: [origin] }),
    channel: 'causeway:1',
    methods: {
      resize() {
        connection.destroy()
        return new Promise(() => undefined)
      },
    },
  })
</script>`

test('behavior: a page that takes its frame away is told as lost to whoever waits for its answer', async () => {
  const other = document.createElement('iframe')
  other.srcdoc = thatLeaves
  document.body.append(other)
  const onLost = vi.fn()
  if (other.contentWindow === null) throw new Error('There is no window')
  const { page, destroy } = await connectToPage({
    parent: other.contentWindow,
    origin: location.origin,
    instance: '1',
    handlers: {} as Handlers<WidgetContract>, // this page asks for nothing
    hearsClicks: () => false,
    onLost,
  })
  expect(onLost).not.toHaveBeenCalled()
  await expect(page.resize({ height: 400 })).rejects.toMatchObject({ code: 'CONNECTION_DESTROYED' })
  expect(onLost).toHaveBeenCalledOnce()
  destroy()
})
