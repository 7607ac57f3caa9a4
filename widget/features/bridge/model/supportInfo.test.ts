import { expect, test } from 'vitest'
import { supportInfo } from './supportInfo.ts'
import { hash, record } from './testing/records.ts'

test('default: what is known, line by line, and nothing else', () => {
  const depositId = '86412095230184670295537183900465018274650927365018273645091827364509182736450'
  const text = supportInfo(
    record(1, 'filled', {
      depositId,
      fillHash: hash,
      fillType: 'FastFill',
      filledAmount: '24980000',
      message: `0x${'ab'.repeat(300)}`,
      speedUp: {
        outputAmount: '24980000',
        recipient: `0x${'11'.repeat(20)}`,
        message: '0x',
      },
    }),
    '1.2.3',
  )
  const lines = text.split('\n')
  expect(lines).toContain(`deposit id: ${depositId}`)
  expect(lines).toContain(`fill tx: ${hash}`)
  expect(lines).toContain('status: filled (fill)')
  expect(lines).toContain('speed-up: 24980000 not known to be sent')
  expect(lines).toContain('fill deadline: 2026-05-28T23:13:20.000Z')
  expect(lines).toContain('widget: 1.2.3')
  expect(text).not.toContain('undefined')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(260)
})
