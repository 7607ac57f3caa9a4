import { connect, PortMessenger } from 'penpal'
import { afterEach, describe, expect, test } from 'vitest'
import { disconnectedState, guard, page, serve, widget } from '#protocol'
import { type BothHandlers, createRemote, describeContract, type Sides } from './protocolSuite.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** Both sides in one process, over a MessageChannel. */
const connectSides = async (handlers: BothHandlers) => {
  const { port1, port2 } = new MessageChannel()
  // penpal asks the window for its timers; Node has them without one.
  Object.assign(globalThis, { window: globalThis })
  const side = (port: MessagePort, methods: ReturnType<typeof serve>) => {
    const connection = connect({
      messenger: guard(new PortMessenger({ port }), { onFlood: () => connection.destroy() }),
      channel: 'causeway:test',
      methods,
    })
    open.push(() => connection.destroy())
    return connection.promise as Promise<never>
  }
  const [toWidget, toPage] = await Promise.all([
    side(port1, serve(page, handlers.page)),
    side(port2, serve(widget, handlers.widget)),
  ])
  const sides: Sides = {
    widget: createRemote(widget, toWidget),
    page: createRemote(page, toPage),
    raw: toWidget,
    state: disconnectedState,
  }
  return sides
}

describeContract('MessageChannel', connectSides, { describe, test, expect })
