import type { OptOut } from './optOuts.ts'

/**
 * Tests that cannot pass in an unkind world. `npm run test:long -- unkind` runs them all the same, and
 * fails where one of them passes.
 */
export const unkindOptOuts: readonly OptOut[] = []
