import { supported } from '../../browsers/supported.ts'
import { markdownTable } from './markdownTable.ts'

/** Which browsers the widget runs in, as the build follows it. */
export function browserTable(): string {
  return markdownTable(
    ['Engine', 'Browsers', 'Oldest version', 'On phones', 'What differs', 'Tested in'],
    supported.map(({ engine, browsers, oldest, phones, differs, tested }) => [
      engine,
      browsers,
      oldest,
      phones,
      differs,
      tested,
    ]),
  )
}

/** The same for a first look. */
export function browserSummary(): string {
  return markdownTable(
    ['Engine', 'Oldest version', 'On phones'],
    supported.map(({ engine, oldest, phones }) => [engine, oldest, phones]),
  )
}
