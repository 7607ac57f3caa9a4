import { describe, expect, test } from 'vitest'
import { withoutOptOuts } from './optOuts.ts'

const ran = [
  { file: '/x/widget/a.chain.test.ts', title: 'group works', status: 'passed' },
  { file: '/x/widget/a.chain.test.ts', title: 'group breaks', status: 'failed' },
  { file: '/x/widget/a.chain.test.ts', title: 'group breaks too', status: 'failed' },
]
const counted = {
  passed: 1,
  failed: 2,
  ran,
  told: [
    '/x/widget/a.chain.test.ts › group breaks\n1 is not 2',
    '/x/widget/a.chain.test.ts › group breaks too\n2 is not 3',
  ],
}
const out = (title: string) => ({ file: 'widget/a.chain.test.ts', title, reason: 'SV-F0' })

describe('withoutOptOuts', () => {
  test('default: one that is listed and fails is no failure', () => {
    expect(withoutOptOuts(counted, [out('group breaks')])).toEqual({
      passed: 1,
      failed: 1,
      told: ['/x/widget/a.chain.test.ts › group breaks too\n2 is not 3'],
    })
    expect(withoutOptOuts(counted, [])).toEqual({ passed: 1, failed: 2, told: counted.told })
  })

  test('error: one that is listed and passes, and one that is not there, are failures', () => {
    const { failed, told } = withoutOptOuts(counted, [out('group works'), out('gone')])
    expect(failed).toBe(4)
    expect(told.slice(2)).toEqual([
      'widget/a.chain.test.ts › group works\npasses: take it off the list (it said: SV-F0)',
      'widget/a.chain.test.ts › gone\nis listed as one that fails, and is not there',
    ])
  })
})
