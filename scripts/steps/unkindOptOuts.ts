import type { OptOut } from './optOuts.ts'

/**
 * Tests that cannot pass in an unkind world. `npm run test:long -- unkind` runs them all the same, and
 * fails where one of them passes.
 */
export const unkindOptOuts: readonly OptOut[] = [
  {
    file: 'widget/bridges/across/client/clientErrors.chain.test.ts',
    title: 'behavior: C-F8 the request id of the service is kept (S3.15, S7.30)',
    reason: 'An unkind service sends no id with a quote, or null.',
  },
]
