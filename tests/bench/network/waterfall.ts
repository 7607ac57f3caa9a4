import { inSeries, type Request } from './requests.ts'
import type { Trace } from './measure.ts'

const WIDTH = 60

/** Each request with start, end, size and connection, since `from`, so that one sees what waits for what. */
export function waterfall(trace: Trace, from: 'start' | 'tapped'): string {
  const zero = trace[from]
  const shown = trace.requests.filter(({ start }) => start >= zero - 1 && start <= trace.row + 500)
  const until = Math.max(trace.row, ...shown.map(({ end = trace.row }) => end)) - zero
  const scale = until / WIDTH
  const chain = inSeries(trace.requests, { from: trace.tapped, to: trace.row })
  const lines = shown.map((request) => {
    const { start, answered, end, bytes, connection, connecting, cached } = request
    const ms = (time: number | undefined) =>
      (time === undefined ? '…' : (time - zero).toFixed(0)).padStart(6)
    const where = cached ? 'cache' : `#${connection ?? '?'}`
    const mark = chain.includes(request) ? String(chain.indexOf(request) + 1) : ' '
    const opened = connecting ? (connecting[1] - connecting[0]).toFixed(0) : ''
    return [
      mark,
      ms(start),
      opened.padStart(5),
      ms(answered),
      ms(end),
      `${(bytes / 1_000).toFixed(1)} kB`.padStart(9),
      where.padStart(6),
      bar(request, zero, scale),
      short(request.url),
    ].join(' ')
  })
  const marks = [
    ['tap', trace.tapped],
    ['skeleton', trace.skeleton],
    ['wallet row', trace.row],
  ] as const
  const moments = marks.map(([name, time]) => `${name} ${(time - zero).toFixed(0)} ms`).join(' · ')
  const head = `${'# asked   open  head    end      size   conn'.padEnd(47)}0 … ${until.toFixed(0)} ms`
  return [`${moments} · in series after the tap: ${chain.length}`, head, ...lines].join('\n')
}

/** `·` until the connection is open, `-` until the answer's head, `=` until its end. */
function bar({ start, connecting, answered, end }: Request, zero: number, scale: number): string {
  const from = start - zero
  const connected = connecting ? connecting[1] - zero : from
  const head = (answered ?? end ?? start) - zero
  const last = (end ?? start) - zero
  return Array.from({ length: WIDTH + 1 }, (_, column) => {
    const time = column * scale
    if (time + scale <= from || time > last) return ' '
    if (time < connected) return '·'
    return time < head ? '-' : '='
  }).join('')
}

function short(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
