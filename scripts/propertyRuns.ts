import fc from 'fast-check'

const RUNS = 5_000

/** Set up by `npm run test:long`: how many values each property is tried with, 100 otherwise. */
fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS ?? RUNS) })
