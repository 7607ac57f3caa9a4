import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/reporters'
import { suiteErrorsFile } from './reports.ts'

/**
 * A reporter for vitest: writes what was thrown outside of tests, in hooks such as `beforeAll` and where nobody
 * caught it. The JSON report names the file of a failed hook alone, and nothing of an error that nobody caught.
 */
export default class SuiteErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, uncaught) => {
    const thrown = modules.flatMap((module) =>
      [...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map(({ message, stack }) => {
          return `${module.moduleId} › ${suite.fullName}\n${stack ?? message}`
        }),
      ),
    )
    for (const { message, stack } of uncaught) thrown.push(`not caught\n${stack ?? message}`)
    mkdirSync(dirname(suiteErrorsFile), { recursive: true })
    writeFileSync(suiteErrorsFile, JSON.stringify(thrown))
  }
}
