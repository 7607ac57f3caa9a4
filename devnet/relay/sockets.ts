import type { WebSocket } from 'ws'
import type { Mail, Mailbox } from './mailbox.ts'

/** One connected client. */
export type Peer = {
  readonly socket: WebSocket
  readonly clientId: string
  readonly topics: Set<string>
  /** Pushed messages that the client has not acknowledged yet. */
  readonly pushed: Map<number, Mail>
  /** Half open: the relay neither receives from it nor sends to it, and neither side is notified. */
  dead: boolean
}

/** Pushes messages to the subscribers of their topic. */
export function createDelivery(mailbox: Mailbox, peers: Set<Peer>) {
  let ids = 0

  /** If a client has several sockets, only the one that subscribed last receives a message. */
  function receivers(topic: string): Peer[] {
    const latest = new Map<string, Peer>()
    for (const peer of peers) if (peer.topics.has(topic)) latest.set(peer.clientId, peer)
    return [...latest.values()]
  }

  function push(peer: Peer, mail: Mail): void {
    if (peer.dead) return
    ids += 1
    peer.pushed.set(ids, mail)
    const { topic, message, publishedAt, tag, attestation } = mail
    send(peer, {
      id: ids,
      jsonrpc: '2.0',
      method: 'irn_subscription',
      params: { id: topic, data: { topic, message, publishedAt, tag, attestation } },
    })
  }

  return {
    /** Pushes a new message to every subscriber but its sender. */
    spread(mail: Mail): void {
      for (const peer of receivers(mail.topic)) if (peer.clientId !== mail.from) push(peer, mail)
    },
    /** Subscribes, and pushes the messages that are waiting. */
    subscribe(peer: Peer, topic: string): string {
      peer.topics.add(topic)
      // Moves the peer to the end: `receivers` picks the one that subscribed last.
      peers.delete(peer)
      peers.add(peer)
      for (const mail of mailbox.waiting(topic, peer.clientId)) push(peer, mail)
      return topic
    },
  }
}

/** Sends JSON; does nothing if the socket has closed meanwhile. */
export function send({ socket, dead }: Peer, value: unknown): void {
  if (!dead && socket.readyState === socket.OPEN) socket.send(JSON.stringify(value))
}
