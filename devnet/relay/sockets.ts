import type { WebSocket } from 'ws'
import type { Mail, Mailbox } from './mailbox.ts'

/** One connected client. */
export type Peer = {
  readonly socket: WebSocket
  readonly clientId: string
  readonly topics: Set<string>
  /** Pushes that were not acknowledged yet. */
  readonly pushed: Map<number, Mail>
  /** Half open: nothing it sends arrives, nothing is sent to it, and nobody is told. */
  dead: boolean
}

/** Pushes messages to whoever listens to their topic. */
export function createDelivery(mailbox: Mailbox, peers: Set<Peer>) {
  let ids = 0

  /** Of several sockets of one client, only the one that subscribed last gets a message. */
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
    /** Gives a new message to everybody but its sender. */
    spread(mail: Mail): void {
      for (const peer of receivers(mail.topic)) if (peer.clientId !== mail.from) push(peer, mail)
    },
    /** Subscribes, and hands over what waits. */
    subscribe(peer: Peer, topic: string): string {
      peer.topics.add(topic)
      // Whoever subscribed last comes last.
      peers.delete(peer)
      peers.add(peer)
      for (const mail of mailbox.waiting(topic, peer.clientId)) push(peer, mail)
      return topic
    },
  }
}

/** Sends JSON; a socket that went away meanwhile is left alone. */
export function send({ socket, dead }: Peer, value: unknown): void {
  if (!dead && socket.readyState === socket.OPEN) socket.send(JSON.stringify(value))
}
