import ts from 'typescript'
import { commentOf, parseFile } from '../../comments.ts'
import { code, markdownTable } from './markdownTable.ts'

/** Every member of the handle with its signature and its words. */
export function handleTable(): string {
  const source = parseFile('loader/stage0/widget.ts')
  const type = source.statements.find(
    (one): one is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(one) && one.name.text === 'Widget',
  )
  if (type === undefined || !ts.isTypeLiteralNode(type.type)) {
    throw new Error('loader/stage0/widget.ts has no type Widget')
  }
  const members = type.type.members.filter((member) => ts.isPropertySignature(member))
  const rows = members.map((member) => {
    const about = commentOf(member)?.about
    const name = member.name.getText()
    if (about === undefined)
      throw new Error(`Widget.${name} has no words in loader/stage0/widget.ts`)
    return [code(name), code(signatureOf(name, member.type)), about]
  })
  return markdownTable(['Member', 'Signature', 'What it does'], rows)
}

const named: Readonly<Record<string, string>> = {
  getProvider: "(namespace = 'eip155') => Provider",
  on: '(event, listener) => Widget',
  once: '(event, listener) => Widget',
  off: '(event, listener) => Widget',
}

function signatureOf(name: string, type: ts.TypeNode | undefined): string {
  return named[name] ?? type?.getText().replace(/\s+/g, ' ') ?? ''
}
