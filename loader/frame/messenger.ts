import type { InitializeMessengerOptions, Message, Messenger } from 'penpal'

type MessageHandler = (message: Message) => void

/**
 * penpal's messenger to one window of one exact origin. penpal's own `WindowMessenger` looks for its
 * older wire format before it looks at the origin, so that a foreign document that stood in the
 * frame for a moment can switch a connection off for good; this one knows no older format, and
 * sends nothing before it has heard the right origin, or (`heard`) is told that this document may have spoken
 * too early. Once a port is there, it hears calls of that
 * window and origin beside it too: WebKit opens a window only for a click that came that way.
 */
export function createMessenger(remote: Window, origin: string, heard = false): Messenger {
  const handlers = new Set<MessageHandler>()
  let isOurs: InitializeMessengerOptions['validateReceivedMessage'] | undefined
  let port: MessagePort | undefined

  const deliver = (message: Message) => {
    for (const handler of [...handlers]) handler(message)
  }
  const onPort = ({ data }: MessageEvent) => {
    if (isOurs?.(data)) deliver(data)
  }
  const takePort = (next: MessagePort | undefined) => {
    port?.close()
    port = next
    port?.addEventListener('message', onPort)
    port?.start()
  }
  const onWindow = (event: MessageEvent) => {
    const { data } = event
    if (event.source !== remote || event.origin !== origin || !isOurs?.(data)) return
    if (data.type === 'SYN') {
      heard = true
      takePort(undefined)
    } else if (data.type === 'ACK2') {
      if (event.ports[0] === undefined) return
      takePort(event.ports[0])
    } else if (data.type !== 'ACK1' && (data.type !== 'CALL' || !port)) {
      return // answers come over the port only; a call may carry a click here, which a port does not
    }
    deliver(data)
  }

  return {
    initialize({ validateReceivedMessage }) {
      isOurs = validateReceivedMessage
      addEventListener('message', onWindow)
    },
    sendMessage(message, transfer = []) {
      if (message.type === 'ACK2') {
        const channel = new MessageChannel()
        takePort(channel.port1)
        remote.postMessage(message, { targetOrigin: origin, transfer: [channel.port2] })
      } else if (message.type === 'SYN' || message.type === 'ACK1') {
        // The first SYN has no one to go to: the frame speaks first, and is answered.
        if (heard) remote.postMessage(message, { targetOrigin: origin })
      } else if (port !== undefined) {
        port.postMessage(message, { transfer })
      } else if (message.type !== 'DESTROY') {
        throw new Error('Not connected')
      }
    },
    addMessageHandler: (handler) => handlers.add(handler),
    removeMessageHandler: (handler) => handlers.delete(handler),
    destroy() {
      removeEventListener('message', onWindow)
      takePort(undefined)
      handlers.clear()
    },
  }
}
