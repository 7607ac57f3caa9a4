import type { InitializeMessengerOptions, Message, Messenger } from 'penpal'
import { expect, test } from 'vitest'
import { guard, MESSAGE_BURST, MESSAGES_PER_SECOND } from '#protocol'

/** A messenger whose other side is the test. */
function createPipe() {
  let options: InitializeMessengerOptions | undefined
  const handlers = new Set<(message: Message) => void>()
  const messenger: Messenger = {
    initialize: (given) => {
      options = given
    },
    sendMessage: () => undefined,
    addMessageHandler: (handler) => handlers.add(handler),
    removeMessageHandler: (handler) => handlers.delete(handler),
    destroy: () => handlers.clear(),
  }
  const receive = (message: Message) => {
    if (options?.validateReceivedMessage(message) !== true) return
    for (const handler of handlers) handler(message)
  }
  return { messenger, receive, handlers }
}

const call: Message = {
  namespace: 'penpal',
  channel: 'c',
  type: 'CALL',
  id: '1',
  methodPath: ['ping'],
  args: [],
}
const syn = (participantId: string): Message => ({
  namespace: 'penpal',
  channel: 'c',
  type: 'SYN',
  participantId,
})
const all = (data: unknown): data is Message => data !== undefined

test('behavior: the bucket holds a burst and refills with time', () => {
  let time = 0
  let floods = 0
  let received = 0
  const { messenger, receive } = createPipe()
  const guarded = guard(messenger, { onFlood: () => (floods += 1), now: () => time })
  guarded.initialize({ validateReceivedMessage: all })
  guarded.addMessageHandler(() => (received += 1))

  for (let count = 0; count < MESSAGE_BURST; count += 1) receive(call)
  time += 1_000
  for (let count = 0; count < MESSAGES_PER_SECOND; count += 1) receive(call)
  expect({ floods, received }).toEqual({ floods: 0, received: MESSAGE_BURST + MESSAGES_PER_SECOND })
})

test('error: one message more is a flood, told once, and nothing passes afterwards', () => {
  let floods = 0
  let received = 0
  const { messenger, receive } = createPipe()
  const guarded = guard(messenger, { onFlood: () => (floods += 1), now: () => 0 })
  guarded.initialize({ validateReceivedMessage: all })
  guarded.addMessageHandler(() => (received += 1))

  for (let count = 0; count < MESSAGE_BURST + 200; count += 1) receive(call)
  expect({ floods, received }).toEqual({ floods: 1, received: MESSAGE_BURST })
})

test('behavior: what fails validation costs nothing', () => {
  let floods = 0
  const { messenger, receive } = createPipe()
  const guarded = guard(messenger, { onFlood: () => (floods += 1), now: () => 0 })
  guarded.initialize({ validateReceivedMessage: (data): data is Message => data === call && false })
  for (let count = 0; count < 2 * MESSAGE_BURST; count += 1) receive(call)
  expect(floods).toBe(0)
})

test('behavior: the same participant twice is nothing, another one is a replacement', () => {
  let replaced = 0
  const { messenger, receive, handlers } = createPipe()
  const guarded = guard(messenger, { onFlood: () => undefined, onReplaced: () => (replaced += 1) })
  guarded.initialize({ validateReceivedMessage: all })
  const handler = () => undefined
  guarded.addMessageHandler(handler)
  receive(syn('a'))
  receive(syn('a'))
  expect(replaced).toBe(0)
  receive(syn('b'))
  expect(replaced).toBe(1)
  guarded.removeMessageHandler(handler)
  expect(handlers.size).toBe(0)
})
