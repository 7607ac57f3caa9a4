import fc from 'fast-check'

const RUNS = 5_000
const isLong = process.env.TEST_LONG !== undefined

/**
 * How the tests that draw their values do it. `npm test` draws 100 values from the same seed on every
 * machine, so that a change is not refused for what it did not touch; `npm run test:long` draws many, anew each time.
 */
fc.configureGlobal(
  isLong ? { numRuns: Number(process.env.PROPERTY_RUNS ?? RUNS) } : { seed: 20_261_124 },
)
