import { connect, createServer, type Socket } from 'node:net'
import { createAgenda } from './agenda.ts'
import { createLane } from './lane.ts'
import type { Profile } from './profiles.ts'

/** A line between the browser and the servers. */
export type Line = {
  /** A port of loopback that leads over the line to another one. */
  readonly open: (target: number) => Promise<number>
  readonly close: () => Promise<void>
}

/** Delays and paces what passes, below TLS: handshakes cost their round trips, too. */
export function startLine({ roundTripMs, bitsPerSecond }: Profile): Line {
  const agenda = createAgenda()
  const options = { bytesPerMs: bitsPerSecond / 8_000, delayMs: roundTripMs / 2 }
  const up = createLane(options, agenda)
  const down = createLane(options, agenda)
  const sockets = new Set<Socket>()
  const servers: ReturnType<typeof createServer>[] = []

  function carry(near: Socket, target: number): void {
    const far = connect(target, '127.0.0.1')
    // Loopback connects at once; over the line that is a round trip before the first byte.
    const connectedAt = agenda.now() + roundTripMs
    const there = up.join((packet) => far.write(packet))
    const back = down.join((packet) => near.write(packet))
    const end = () => {
      there.stop()
      back.stop()
      near.destroy()
      far.destroy()
      sockets.delete(near)
    }
    sockets.add(near)
    for (const socket of [near, far]) socket.setNoDelay().on('error', end)
    near.on('data', (data) => there.send(bytes(data), connectedAt)).on('close', end)
    far.on('data', (data) => back.send(bytes(data))).on('end', () => back.finish(end))
  }

  return {
    open(target) {
      const server = createServer((near) => carry(near, target))
      servers.push(server)
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          if (address === null || typeof address === 'string') {
            return reject(new Error('The line has no port'))
          }
          resolve(address.port)
        })
      })
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await Promise.all(
        servers.map((server) => new Promise<void>((done) => server.close(() => done()))),
      )
    },
  }
}

function bytes(data: string | Buffer): Buffer {
  return typeof data === 'string' ? Buffer.from(data) : data
}
