import { resolve } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'
import type { Answer, Asked, Test } from './copyTests.ts'
import { isNoticed } from './failures.ts'

/**
 * A process of its own in a copy of the project, with one vitest for all its breaks: what did not
 * change is not compiled again, and a browser stays open.
 */
let isBroken = false
const vitest = await createVitest('test', {
  watch: false,
  reporters: [
    {
      // With a break, the first test that fails by an assertion has said enough.
      onTestCaseResult: (test: TestCase) => {
        if (isBroken && isNoticed(testOf(test))) {
          void vitest.cancelCurrentRun('test-failure')
        }
      },
    },
  ],
})

process.on('message', (asked: Asked) => {
  void answer(asked).then((tests) => process.send?.({ tests } satisfies Answer))
})
// The parent has gone, and with it the copy.
process.on('disconnect', () => process.exit(0))

async function answer({ file, changed, pattern }: Asked): Promise<readonly Test[]> {
  const forget = () => {
    for (const path of changed) vitest.invalidateFile(resolve(path))
  }
  forget()
  isBroken = pattern !== undefined
  if (pattern === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(new RegExp(pattern))
  const path = resolve(file)
  const specifications = (await vitest.globTestSpecifications([file])).filter(
    ({ moduleId }) => moduleId === path,
  )
  if (specifications.length === 0) return []
  const { testModules } = await vitest.runTestSpecifications(specifications)
  // What was changed is put back before the next run.
  forget()
  return testModules
    .filter(({ moduleId }) => moduleId === path)
    .flatMap(({ children }) => [...children.allTests()])
    .map(testOf)
}

function testOf(test: TestCase): Test {
  const { state, errors = [] } = test.result()
  const [error] = errors
  const failure = error && `${error.name ?? 'Error'}: ${error.message}`
  return { fullName: nameOf(test), status: state, failure }
}

/** As vitest's name pattern reads it. */
function nameOf({ parent, name }: Pick<TestCase, 'parent' | 'name'>): string {
  const names = [name]
  for (let group = parent; group.type === 'suite'; group = group.parent) names.unshift(group.name)
  return names.join(' ')
}
