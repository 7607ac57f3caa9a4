import fc from 'fast-check'

const RUNS = 5_000
const isLong = process.env.TEST_LONG !== undefined

/**
 * Configures the property tests. `npm test` uses 100 values from the same seed on every machine, so that a
 * change does not fail for code it did not touch; `npm run test:long` uses many more, from a new seed each
 * time.
 */
fc.configureGlobal(
  isLong ? { numRuns: Number(process.env.PROPERTY_RUNS ?? RUNS) } : { seed: 20_261_124 },
)
