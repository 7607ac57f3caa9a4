import type { Agenda } from './agenda.ts'

/** What a packet of Ethernet carries of TCP. */
export const PACKET = 1_448
/** Packets that a new connection may send before any of them is acknowledged (RFC 6928). */
const FIRST_PACKETS = 10

export type LaneOptions = {
  readonly bytesPerMs: number
  /** From one end to the other. */
  readonly delayMs: number
}

/** One connection's part of a lane. */
export type Flow = {
  /** Hands bytes over; `from` is the earliest time at which they may leave. */
  readonly send: (data: Buffer, from?: number) => void
  /** Runs when all that was handed over has come out. */
  readonly finish: (run: () => void) => void
  /** Forgets what is on its way. */
  readonly stop: () => void
}

type State = {
  readonly deliver: (packet: Buffer) => void
  queue: Buffer[]
  /** Since when the first of the queue could have left. */
  readyAt: number
  window: number
  inFlight: number
  stopped: boolean
  finished: (() => void) | undefined
}

/**
 * One direction of a line. All connections share its bandwidth, a packet of each in turn, and each of them
 * starts slowly: what may be on its way doubles with every round trip.
 */
export function createLane({ bytesPerMs, delayMs }: LaneOptions, agenda: Agenda) {
  const flows: State[] = []
  let freeAt = 0

  function pump(): void {
    for (let flow = nextFlow(); flow !== undefined; flow = nextFlow()) {
      const start = Math.max(freeAt, flow.readyAt)
      if (start > agenda.now()) return agenda.at(start, pump)
      sendPacket(flow, start)
    }
  }

  /** Of those that may send, the one that waits longest. */
  function nextFlow(): State | undefined {
    let found: State | undefined
    for (const flow of flows) {
      if (flow.queue.length === 0 || flow.inFlight >= flow.window) continue
      const isSooner =
        found === undefined || Math.max(freeAt, flow.readyAt) < Math.max(freeAt, found.readyAt)
      if (isSooner) found = flow
    }
    return found
  }

  function sendPacket(flow: State, start: number): void {
    // Its turn comes again after everybody's.
    flows.push(...flows.splice(flows.indexOf(flow), 1))
    const packet = takePacket(flow.queue)
    freeAt = start + packet.length / bytesPerMs
    flow.inFlight += packet.length
    agenda.at(freeAt + delayMs, () => {
      if (!flow.stopped) flow.deliver(packet)
    })
    agenda.at(freeAt + 2 * delayMs, (time) => {
      const wasFull = flow.inFlight >= flow.window
      flow.inFlight -= packet.length
      flow.window += packet.length
      if (wasFull) flow.readyAt = Math.max(flow.readyAt, time)
      pump()
    })
    if (flow.queue.length === 0 && flow.finished) agenda.at(freeAt + delayMs, flow.finished)
  }

  return {
    join(deliver: (packet: Buffer) => void): Flow {
      const flow: State = {
        deliver,
        queue: [],
        readyAt: 0,
        window: FIRST_PACKETS * PACKET,
        inFlight: 0,
        stopped: false,
        finished: undefined,
      }
      flows.push(flow)
      return {
        send(data, from = 0) {
          if (flow.stopped) return
          if (flow.queue.length === 0) flow.readyAt = Math.max(agenda.now(), from, flow.readyAt)
          flow.queue.push(data)
          pump()
        },
        finish(run) {
          flow.finished = run
          if (flow.queue.length === 0) agenda.at(Math.max(freeAt, agenda.now()) + delayMs, run)
        },
        stop() {
          flow.stopped = true
          flow.queue = []
          const place = flows.indexOf(flow)
          if (place >= 0) flows.splice(place, 1)
        },
      }
    },
  }
}

/** Up to a packet from the front of the queue. */
function takePacket(queue: Buffer[]): Buffer {
  const parts: Buffer[] = []
  let room = PACKET
  for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
    const part = first.subarray(0, room)
    parts.push(part)
    room -= part.length
    if (part.length < first.length) queue.unshift(first.subarray(part.length))
    if (room === 0) break
  }
  return Buffer.concat(parts)
}
