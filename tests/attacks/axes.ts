/**
 * What tells how much of a frame is seen, and what presses in it. Version 2 of Intersection Observer
 * knows of overlays, opacity, filters and scale. Firefox and Safari have none: a Chromium without it
 * stands for them.
 */
export const engines = [
  { id: 'v2', title: 'Chromium, mouse', vouches: true, by: 'mouse' },
  { id: 'v1', title: 'Chromium without v2, mouse', vouches: false, by: 'mouse' },
  { id: 'touch', title: 'Chromium without v2, touch', vouches: false, by: 'touch' },
] as const

/** What is confirmed. */
export const kinds = [
  { id: 'message', title: 'message' },
  { id: 'typedData', title: 'typed data' },
  { id: 'transaction', title: 'transaction' },
  { id: 'calls', title: 'calls' },
  { id: 'solana', title: 'Solana transaction' },
  { id: 'export', title: 'key export' },
  { id: 'approveDevice', title: 'device approval' },
  { id: 'recovery', title: 'recovery' },
  { id: 'deletion', title: 'account deletion' },
] as const

/** What a page does for a click. */
export const attacks = [
  { id: 'overlay', title: 'overlay' },
  { id: 'opacity', title: 'opacity' },
  { id: 'filter', title: 'filter' },
  { id: 'dialog', title: 'crop by dialog' },
  { id: 'offset', title: 'offset: frame moved partly out' },
  { id: 'clipPath', title: 'clip-path' },
  { id: 'overflow', title: 'overflow: an ancestor that clips' },
  { id: 'scale', title: 'scale' },
  { id: 'slit', title: 'slit, the frame slid behind it' },
  { id: 'moved', title: 'frame moved under the pointer' },
  { id: 'resize', title: 'resize while the pointer is down' },
  { id: 'doubleClick', title: 'double click across windows' },
] as const

export type Engine = (typeof engines)[number]
export type KindId = (typeof kinds)[number]['id']
export type AttackId = (typeof attacks)[number]['id']
