/** Runs what is due, in the order of its times, never before them. */
export type Agenda = {
  readonly now: () => number
  /** What is run is told the time that it was meant for. */
  readonly at: (time: number, run: (time: number) => void) => void
}

type Entry = { readonly time: number; readonly run: (time: number) => void }

/** By one timer, since two timers of Node may pass each other within a millisecond. */
export function createAgenda(): Agenda {
  const entries: Entry[] = []
  const now = () => performance.now()
  let timer: NodeJS.Timeout | undefined
  let wakesAt = Number.POSITIVE_INFINITY

  function wake(): void {
    wakesAt = Number.POSITIVE_INFINITY
    for (let next = entries[0]; next !== undefined && next.time <= now(); next = entries[0]) {
      entries.shift()
      next.run(next.time)
    }
    sleep()
  }
  function sleep(): void {
    const next = entries[0]
    if (next === undefined || next.time >= wakesAt) return
    clearTimeout(timer)
    wakesAt = next.time
    timer = setTimeout(wake, Math.ceil(next.time - now()))
  }

  return {
    now,
    at(time, run) {
      insert(entries, { time, run })
      sleep()
    },
  }
}

/** Behind all that is due at the same time. */
export function insert(entries: Entry[], entry: Entry): void {
  let place = entries.length
  while (place > 0 && (entries[place - 1]?.time ?? 0) > entry.time) place -= 1
  entries.splice(place, 0, entry)
}
