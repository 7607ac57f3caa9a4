/**
 * Loaded before the service of the embedded wallet: its clock goes ahead by so many seconds when devnet says
 * so, as if they had passed.
 */
let aheadSeconds = Number(process.env.CLOCK_AHEAD_SECONDS ?? 0)
const machineNow = Date.now
Date.now = () => machineNow() + aheadSeconds * 1_000

process.on('message', (seconds: number) => {
  aheadSeconds += seconds
  process.send?.(aheadSeconds)
})
