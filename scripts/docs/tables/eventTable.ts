import ts from 'typescript'
import * as z from 'zod'
import { events } from '#protocol'
import { commentOf, constantsOf, type Words } from '../../comments.ts'
import { code, markdownTable } from './markdownTable.ts'

type Json = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

/** Each event with its payload, read from the schema that the loader parses it with. */
export function eventTable(): string {
  const words = wordsOfEvents()
  return Object.entries(events)
    .map(([name, schema]) => {
      const about = words.get(name)?.about
      if (about === undefined)
        throw new Error(`The event ${name} has no words in protocol/events.ts`)
      const { properties = {}, required = [] } = toJson(schema)
      const rows = Object.entries(properties).map(([field, type]) => [
        code(required.includes(field) ? field : `${field}?`),
        typeOf(type),
        words.get(`${name}.${field}`)?.about ?? '',
      ])
      const hasWords = rows.some(([, , meaning]) => meaning !== '')
      const table = hasWords
        ? markdownTable(['Field', 'Type', 'Meaning'], rows)
        : markdownTable(
            ['Field', 'Type'],
            rows.map((cells) => cells.slice(0, 2)),
          )
      return `### ${name}\n\n${about}\n\n${table}`
    })
    .join('\n\n')
}

function toJson(schema: z.core.$ZodType): Json {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })))
}

function typeOf({ type, enum: values, anyOf, properties }: Json): string {
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' or ')
  if (values !== undefined) return values.map((value) => code(`'${value}'`)).join(', ')
  if (properties !== undefined) return `{ ${Object.keys(properties).map(code).join(', ')} }`
  const types = [type ?? []].flat()
  return types.map((one) => (one === 'string' ? 'text' : one)).join(' or ')
}

function wordsOfEvents(): ReadonlyMap<string, Words> {
  const found = new Map<string, Words>()
  const constants = new Map(constantsOf('protocol/events.ts'))
  const visit = (node: ts.Node, path: readonly string[]): void => {
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
    if (constant !== undefined && path.length > 0) return visit(constant, path)
    if (!ts.isPropertyAssignment(node)) return ts.forEachChild(node, (one) => visit(one, path))
    const inner = [...path, node.name.getText()]
    const words = commentOf(node)
    if (words !== undefined) found.set(inner.join('.'), words)
    visit(node.initializer, inner)
  }
  const table = constants.get('events')
  if (table !== undefined) visit(table, [])
  return found
}
