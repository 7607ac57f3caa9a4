import { expect, test } from 'vitest'
import { restrictedTimezones } from './index.ts'

test('default: the restricted time zones are data for whoever adds to them (SV-F16, S6.03)', () => {
  expect(restrictedTimezones).toContain('Asia/Shanghai')
  expect(restrictedTimezones).toHaveLength(9)
})
