import { MESSAGE_BURST, MESSAGES_PER_SECOND } from './limits.ts'

/** A messenger of penpal's, in our words: who installs the npm package has no penpal to read types from. */
type Messenger<Message> = {
  initialize: (options: Initial<Message>) => void
  sendMessage: (message: Message, transferables?: Transferable[]) => void
  addMessageHandler: (handler: (message: Message) => void) => void
  removeMessageHandler: (handler: (message: Message) => void) => void
  destroy: () => void
}
type Initial<Message> = { validateReceivedMessage: (data: unknown) => data is Message }

export type GuardOptions = {
  /** Called once when the other side sends more than the bucket holds. */
  onFlood: () => void
  /** Called when another document has taken the remote's place. */
  onReplaced?: (() => void) | undefined
  now?: (() => number) | undefined
}

/**
 * A penpal messenger that watches another: it counts messages in a token bucket, and notices the
 * second SYN, which is how penpal shows that the remote document was replaced.
 */
export function guard<Message extends { readonly type: string }>(
  messenger: Messenger<Message>,
  options: GuardOptions,
): Messenger<Message> {
  const { onFlood, onReplaced, now = () => performance.now() } = options
  let tokens = MESSAGE_BURST
  let last = now()
  let flooded = false
  let remoteId: string | undefined
  const watched = new Map<(message: Message) => void, (message: Message) => void>()

  function take(): boolean {
    const time = now()
    tokens = Math.min(MESSAGE_BURST, tokens + ((time - last) / 1_000) * MESSAGES_PER_SECOND)
    last = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }

  function notice(message: Message): void {
    if (message.type !== 'SYN') return
    const id = 'participantId' in message ? String(message.participantId) : undefined
    const replaced = remoteId !== undefined && id !== remoteId
    remoteId = id
    if (replaced) onReplaced?.()
  }

  return {
    initialize(initial) {
      messenger.initialize({
        ...initial,
        validateReceivedMessage(data: unknown): data is Message {
          if (flooded || !initial.validateReceivedMessage(data)) return false
          if (take()) return true
          flooded = true
          onFlood()
          return false
        },
      })
    },
    sendMessage: (message, transferables) => messenger.sendMessage(message, transferables),
    addMessageHandler(handler) {
      const watching = (message: Message) => {
        notice(message)
        handler(message)
      }
      watched.set(handler, watching)
      messenger.addMessageHandler(watching)
    },
    removeMessageHandler(handler) {
      messenger.removeMessageHandler(watched.get(handler) ?? handler)
      watched.delete(handler)
    },
    destroy: () => messenger.destroy(),
  }
}
