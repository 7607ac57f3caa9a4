import { ownMethods, safeMethods, walletMethods } from '#protocol'
import { code, markdownTable } from './markdownTable.ts'

/** Who answers a method of the provider. */
export function methodLists(): string {
  const list = (methods: readonly string[]) => methods.map(code).join(', ')
  return markdownTable(
    ['Who answers', 'Methods'],
    [
      ['The widget, from its own state', list(ownMethods)],
      ["The widget's nodes, without the wallet", list(safeMethods)],
      ['The wallet, often after the person approves', list(walletMethods)],
      ['Nobody; the request rejects with 4200', 'Everything else'],
    ],
  )
}
