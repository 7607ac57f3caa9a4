import { type PluralCategory, parse, type Token } from '@messageformat/parser'
import type { Entry, PlaceholderType } from './read.ts'

export type Placeholder = { readonly name: string; readonly type: PlaceholderType }

type Options = {
  readonly locale: string
  /** In the order in which they are passed. */
  readonly placeholders: readonly Placeholder[]
  /** Whether texts that are put in keep their own direction: in a line from right to left. */
  readonly isolates: boolean
}

/** A message as parsed ICU MessageFormat; the plural forms must be those of its language. */
export function parseMessage(message: string, locale: string): Token[] {
  const categories = (type: Intl.PluralRuleType) =>
    new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories as PluralCategory[]
  return parse(message, {
    cardinal: categories('cardinal'),
    ordinal: categories('ordinal'),
    strictPluralKeys: true,
  })
}

/** Values that a message names, with the types that their use tells. */
export function placeholdersIn(tokens: readonly Token[]): ReadonlyMap<string, PlaceholderType> {
  const found = new Map<string, PlaceholderType>()
  const add = (name: string, type: PlaceholderType) => {
    if (!found.has(name) || type !== 'String') found.set(name, type)
  }
  const visit = (token: Token) => {
    if (token.type === 'argument') add(token.arg, 'String')
    if (token.type === 'function') add(token.arg, token.key === 'list' ? 'List' : 'num')
    if (token.type !== 'plural' && token.type !== 'selectordinal' && token.type !== 'select') return
    add(token.arg, token.type === 'select' ? 'String' : 'num')
    for (const { tokens: inner } of token.cases) inner.forEach(visit)
  }
  tokens.forEach(visit)
  return found
}

/** The values of an English message, in the order in which code passes them. */
export function signatureOf({ message, placeholders }: Entry): readonly Placeholder[] {
  const used = placeholdersIn(parseMessage(message, 'en'))
  if (placeholders === undefined) {
    // With two of them a rewritten sentence would swap what code passes.
    if (used.size > 1)
      throw new Error('more than one value needs "placeholders", in the order of code')
    return [...used].map(([name, type]) => ({ name, type }))
  }
  const unnamed = [...used.keys()].filter((name) => !Object.hasOwn(placeholders, name))
  if (unnamed.length > 0) throw new Error(`{${unnamed[0]}} is not in "placeholders"`)
  return Object.entries(placeholders).map(([name, { type }]) => ({
    name,
    type: type ?? used.get(name) ?? 'String',
  }))
}

/** What a message is in a compiled module: a text, or the template that a function returns. */
export function compileMessage(message: string, options: Options): string {
  const tokens = parseMessage(message, options.locale)
  const known = new Set(options.placeholders.map(({ name }) => name))
  for (const name of placeholdersIn(tokens).keys()) {
    if (!known.has(name)) throw new Error(`English has no {${name}}`)
  }
  if (known.size === 0) return JSON.stringify(tokens.map((token) => textOf(token)).join(''))
  return template(tokens, options)
}

function textOf(token: Token): string {
  if (token.type !== 'content') throw new Error(`a ${token.type} without a value`)
  return token.value
}

/** Tokens as one expression, which is a text. */
function template(tokens: readonly Token[], options: Options, counted?: string): string {
  const [only] = tokens
  if (tokens.length === 1 && only !== undefined && isChoice(only)) return choice(only, options)
  return `\`${tokens.map((token) => piece(token, options, counted)).join('')}\``
}

type Choice = Extract<Token, { type: 'plural' | 'select' | 'selectordinal' }>

function isChoice(token: Token): token is Choice {
  return ['plural', 'select', 'selectordinal'].includes(token.type)
}

function piece(token: Token, options: Options, counted: string | undefined): string {
  const { locale, placeholders, isolates } = options
  if (token.type === 'content') return token.value.replace(/[\\`]|\$(?=\{)/g, '\\$&')
  if (token.type === 'octothorpe') {
    if (counted === undefined) throw new Error('a # outside of a plural')
    return `\${${intl('NumberFormat', locale)}.format(${counted})}`
  }
  if (isChoice(token)) return `\${${choice(token, options)}}`
  const type = placeholders.find(({ name }) => name === token.arg)?.type
  if (token.type === 'argument') {
    if (type === 'List') throw new Error(`{${token.arg}} is a list: write {${token.arg}, list}`)
    const put = `\${${token.arg}}`
    return isolates && type !== 'num' ? `\u2068${put}\u2069` : put
  }
  if (token.param !== undefined) throw new Error(`{${token.arg}, ${token.key}} takes no style`)
  return `\${${formatted(token, options)}}`
}

function formatted({ arg, key }: { arg: string; key: string }, options: Options): string {
  const { locale, isolates } = options
  switch (key) {
    case 'list':
      return `listNames(${JSON.stringify(locale)}, ${arg}${isolates ? ', isolateForeign' : ''})`
    case 'number':
      return `${intl('NumberFormat', locale)}.format(${arg})`
    case 'date':
      return `${intl('DateTimeFormat', locale, { dateStyle: 'medium' })}.format(${arg})`
    case 'time':
      return `${intl('DateTimeFormat', locale, { timeStyle: 'short' })}.format(${arg})`
    default:
      throw new Error(`{${arg}, ${key}} is no format that is known here`)
  }
}

/** With the figures that wallets, explorers and keyboards write. */
function intl(kind: 'NumberFormat' | 'DateTimeFormat', locale: string, style?: object): string {
  const language = JSON.stringify(`${locale}-u-nu-latn`)
  return `new Intl.${kind}(${language}${style === undefined ? '' : `, ${JSON.stringify(style)}`})`
}

function choice({ type, arg, cases, pluralOffset }: Choice, options: Options): string {
  if (pluralOffset !== undefined && pluralOffset !== 0) throw new Error('a plural takes no offset')
  if (type === 'selectordinal') throw new Error('selectordinal is not known here')
  const forms = cases.map(({ key, tokens }) => ({
    key,
    text: template(tokens, options, type === 'plural' ? arg : undefined),
  }))
  const isExact = (key: string) => type === 'select' || key.startsWith('=')
  const exact = forms.filter(({ key }) => isExact(key) && key !== 'other')
  const others = forms.filter((form) => !exact.includes(form))
  const other = others.find(({ key }) => key === 'other')
  if (other === undefined) throw new Error(`{${arg}, ${type}} has no "other"`)
  const table = others.map(({ key, text }) => `${key}: ${text}`).join(', ')
  const last =
    others.length === 1
      ? other.text
      : `plural(${JSON.stringify(options.locale)}, ${arg}, { ${table} })`
  const chosen = exact.map(({ key, text }) => `${arg} === ${caseOf(key, type)} ? ${text} : `)
  return chosen.length === 0 ? last : `(${chosen.join('')}${last})`
}

function caseOf(key: string, type: Choice['type']): string {
  if (type === 'plural') return String(Number(key.slice(1)))
  return key === 'undefined' ? key : JSON.stringify(key)
}
