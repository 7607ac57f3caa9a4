import { BaseError, standardCodes, widgetErrorCodes } from '#protocol'
import { describeFailure } from '../../../loader/cards/diagnosis.ts'
import { words } from '#locales/en/errors.ts'
import { controls } from '#locales/loader/controls.ts'
import { tooOld } from '#locales/loader/tooOld.ts'
import type { ErrorText } from '../../../widget/ui/i18n/errorText.ts'
import { readPart } from '../../locales/read.ts'
import { code, markdownTable } from './markdownTable.ts'
import { loaderCures, otherCures, plainCodes } from './ownerCures.ts'

type Words = Readonly<Record<string, ErrorText>>

const titles = [
  ['page', 'The widget'],
  ['wallets', 'Wallets and requests'],
  ['signIn', 'Signing in'],
  ['bridge', 'Bridge'],
  ['send', 'Sending'],
  ['swap', 'Swapping'],
  ['pay', 'Payments'],
  ['names', 'Names'],
  ['services', 'Services and networks'],
  ['embedded', 'Embedded wallet'],
] as const

/** The codes of a section: the key of an error's sentence begins with it. */
function wordsOf(section: (typeof titles)[number][0]): Words {
  const keys = [...readPart('en', 'errors').keys()].filter((key) => key.startsWith(`${section}.`))
  const known: Words = words
  return Object.fromEntries(
    keys.flatMap((key) => {
      const name = key.split('.')[1] ?? ''
      const text = known[name]
      return text === undefined ? [] : [[name, text]]
    }),
  )
}
const groups = titles.map(([section, title]) => [title, wordsOf(section)] as const)

/** The frame's, and of the card that stands in its place where the browser is too old. */
const loaderWords: Words = {
  ...wordsOf('page'),
  BROWSER_TOO_OLD: tooOld.en,
  FRAME_UNREACHABLE: controls.en.unreached,
}

const place = {
  frameOrigin: 'https://widget.example',
  pageOrigin: 'https://shop.example',
}

/** Every code that a page can meet: the loader's, the standards', and those people have words for. */
export function errorTables(): string {
  const loader = widgetErrorCodes.map((name) => {
    const { message, details } = describeFailure(new BaseError(name, { code: name }), place)
    const words: ErrorText = loaderWords[name] ?? { title: message, body: '' }
    const cure = name in loaderCures ? loaderCures[name as keyof typeof loaderCures] : details
    const origins = /https:\/\/\w+\.example/g // as code, and no links
    return [code(name), words.title, (cure ?? '').replace(origins, '`$&`')]
  })
  const numbers = Object.values(standardCodes).map(({ code: number, standard }) => [
    code(String(number)),
    wordsOf('wallets')[number]?.title ?? standardMeanings[number] ?? '',
    standard,
  ])
  const listed = new Set<string>([...widgetErrorCodes, ...numbers.map(([number = '']) => number)])
  const sections = groups.map(([title, words]) => {
    const rows = Object.entries(words).filter(([name]) => !listed.has(name))
    for (const [name] of rows) listed.add(name)
    return section(title, rows.map(rowOf))
  })
  const plain = Object.entries(plainCodes).map(([name, words]) => [code(name), ...words])
  return [
    section('The loader and the frame', loader),
    `### Numbers of the standards\n\n${markdownTable(['Code', 'What happened', 'Standard'], numbers)}`,
    ...sections,
    section('Codes without words for people', plain),
  ].join('\n\n')
}

function section(title: string, rows: readonly (readonly string[])[]): string {
  return `### ${title}\n\n${markdownTable(['Code', 'What happened', 'What to do'], rows)}`
}

function rowOf([name, { title, body }]: readonly [string, ErrorText]): readonly string[] {
  const cure = otherCures[name]
  return [code(name), title, cure === undefined ? body : `${body} *Site:* ${cure}`]
}

const standardMeanings: Readonly<Record<number, string>> = {
  [-32700]: 'The request is not JSON',
  [-32600]: 'The request has no method or a wrong shape',
  [-32601]: 'The wallet does not know the method',
  [-32602]: 'The params do not fit the method',
  [-32603]: 'An internal error; `message` says what happened',
  [-32000]: 'The wallet or node refused the input',
}
