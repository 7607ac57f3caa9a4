import { ownMethods, safeMethods, walletMethods } from '#protocol'
import { code, markdownTable } from './markdownTable.ts'

/** Who answers a method of the provider. */
export function methodLists(): string {
  const list = (methods: readonly string[]) => methods.map(code).join(', ')
  return markdownTable(
    ['Who answers', 'Methods'],
    [
      ['The widget, from what it knows', list(ownMethods)],
      ["The widget's own nodes; no wallet is asked", list(safeMethods)],
      ['The wallet; a person may have to approve', list(walletMethods)],
      ['Nobody: error 4200', 'Everything else'],
    ],
  )
}
