import { expect, test } from 'vitest'
import { isChosen } from './runSteps.ts'

test.each([
  [{ name: 'soak' }, [], true],
  [{ name: 'soak' }, ['soak'], true],
  [{ name: 'soak' }, ['wide'], false],
  [{ name: 'breaks of it', onlyNamed: true }, [], false],
  [{ name: 'breaks of it', onlyNamed: true }, ['wide', 'breaks'], true],
])('isChosen: default: %j by %j is %s', (step, words, chosen) => {
  expect(isChosen(step, words)).toBe(chosen)
})
