import type { OptOut } from './optOuts.ts'

const bundle = {
  file: 'widget/bridge/runBundle.chain.test.ts',
  reason:
    'UK-F1: without eth_simulateV1 no call bundle is asked for (simulateBundle.ts), approval and deposit go one by one.',
}

/**
 * Tests that cannot pass in an unkind world. `npm run test:long -- unkind` runs them all the same, and
 * fails where one of them passes.
 */
export const unkindOptOuts: readonly OptOut[] = [
  {
    file: 'widget/bridge/clientErrors.chain.test.ts',
    title: 'behavior: C-F8 the request id of the service is kept (S3.15, S7.30)',
    reason: 'An unkind service sends no id with a quote, or null.',
  },
  { ...bundle, title: 'default: one question for approval and deposit (S4.13, S4.14)' },
  {
    ...bundle,
    title: 'behavior: an account that is upgraded already; then approved enough, one deposit',
  },
  { ...bundle, title: 'behavior: a reload at every save ends with one deposit' },
  {
    ...bundle,
    title: 'behavior: after the time it is told as late, and followed to its end (S4.13)',
  },
  {
    ...bundle,
    title: 'behavior: an answer that was lost is asked for by the id; nobody has to be there',
  },
  {
    ...bundle,
    title: 'behavior: taken late, by the window of before: the second question is refused',
  },
]
