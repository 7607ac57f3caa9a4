import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type ListedWallet, readPicture } from './readPicture.ts'

/** Where the package keeps one module for each wallet. */
const MODULES = 'dist/wallets/walletConnectors'
const APP_STORE = /^(apps|itunes|testflight)\.apple\.com$/i
const PLAY_STORE = /^play\.google\.com$/i
const CHROME_STORE = /^(chrome|chromewebstore)\.google\.com$/i
/** No wallet's own page: other shops, and addresses that count who follows them. */
const FOREIGN_HOSTS =
  /(^|\.)(addons\.mozilla\.org|microsoftedge\.microsoft\.com|adj\.st|onelink\.me|app\.link|page\.link|sng\.link)$/i
/** What tells a shop from where somebody came: it names RainbowKit, and a person comes from here. */
const COUNTED = /^(utm_.*|referrer|ct|pt|mt|pli)$/

type Fields = ReadonlyMap<string, ts.Expression>

/**
 * The wallets of an unpacked `@rainbow-me/rainbowkit`, in the order of their names. The modules are read, never run:
 * what is not a plain text in them is as if it were not there.
 */
export function readRainbowKit(folder: string): readonly ListedWallet[] {
  const modules = join(folder, MODULES)
  const names = readdirSync(modules).filter((name) => name.endsWith('.js'))
  const found = new Map<string, ListedWallet>()
  for (const name of names.sort()) {
    const text = readFileSync(join(modules, name), 'utf8')
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
    for (const wallet of walletsIn(source, modules)) found.set(wallet.id, wallet)
  }
  const sorted = [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return sorted.filter((wallet, at) => !sorted.slice(0, at).some((other) => isSame(wallet, other)))
}

/** An app that was renamed stands there under both names. */
function isSame(one: ListedWallet, other: ListedWallet): boolean {
  return one.play_store !== undefined && one.play_store === other.play_store
}

/** Objects with an id, a name and places to have the wallet from. */
function walletsIn(source: ts.SourceFile, modules: string): readonly ListedWallet[] {
  const found: ListedWallet[] = []
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const fields = fieldsOf(node)
      const wallet = readWallet(fields, linksIn(source), modules)
      if (wallet !== undefined) found.push(wallet)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function readWallet(fields: Fields, links: Links, modules: string): ListedWallet | undefined {
  const id = textOf(fields.get('id'))
  const name = textOf(fields.get('name'))
  const places = fields.get('downloadUrls')
  if (id === undefined || name === undefined || places === undefined) return undefined
  if (!ts.isObjectLiteralExpression(places)) return undefined
  const at = fieldsOf(places)
  const pages = (...kinds: readonly string[]) =>
    kinds.flatMap((kind) => webPage(textOf(at.get(kind))) ?? [])
  const pageAt = (host: RegExp, ...kinds: readonly string[]) =>
    pages(...kinds).find((url) => host.test(new URL(url).hostname))
  const homepage = pages('browserExtension', 'desktop', 'mobile', 'qrCode').find((url) =>
    [APP_STORE, PLAY_STORE, CHROME_STORE, FOREIGN_HOSTS].every(
      (hosts) => !hosts.test(new URL(url).hostname),
    ),
  )
  const ios = pageAt(APP_STORE, 'ios', 'mobile')
  const android = pageAt(PLAY_STORE, 'android', 'mobile')
  const chrome = pageAt(CHROME_STORE, 'chrome', 'browserExtension')
  // Where it cannot be had, a tap on it would lead nowhere.
  if ([homepage, ios, android, chrome].every((url) => url === undefined)) return undefined
  return {
    id,
    name,
    ...given('rdns', textOf(fields.get('rdns'))),
    ...given('homepage', homepage),
    ...given('mobile_link', links.app ?? links.universal),
    ...given('link_mode', links.universal),
    ...given('desktop_link', links.desktop),
    ...given('app_store', ios),
    ...given('play_store', android),
    ...given('chrome_store', chrome),
    ...given('image', imageOf(fields, modules)),
  }
}

function given<K extends string, V>(name: K, value: V | undefined): { readonly [P in K]?: V } {
  // One field of this name: the compiler does not see that it is one of `K`.
  return value === undefined ? {} : ({ [name]: value } as { readonly [P in K]?: V })
}

type Links = { readonly app?: string; readonly universal?: string; readonly desktop?: string }

/** What stands before `wc?uri=` in the texts by which the wallet is opened with a pairing. */
function linksIn(source: ts.SourceFile): Links {
  const links: { app?: string; universal?: string; desktop?: string } = {}
  const visit = (node: ts.Node, isDesktop: boolean) => {
    if (ts.isTemplateExpression(node)) {
      const start = /^([a-z][-+.a-z0-9]*:\/\/[^?#]*?)\/?wc\?uri=$/i.exec(node.head.text)?.[1]
      if (start !== undefined) {
        if (isDesktop) links.desktop ??= start
        else if (start.startsWith('https://')) links.universal ??= start
        else links.app ??= start
      }
    }
    const isHere = isDesktop || (ts.isPropertyAssignment(node) && node.name.getText() === 'desktop')
    ts.forEachChild(node, (child) => visit(child, isHere))
  }
  visit(source, false)
  return links
}

/** The module that `iconUrl` loads, over the background that the package draws behind it. */
function imageOf(fields: Fields, modules: string): ListedWallet['image'] {
  const icon = fields.get('iconUrl')
  const file = icon && /import\("\.\/([-\w]+\.js)"\)/.exec(icon.getText())?.[1]
  if (file === undefined) return undefined
  const url = /"(data:image\/[^"]+)"/.exec(readFileSync(join(modules, file), 'utf8'))?.[1]
  return url === undefined ? undefined : readPicture(url, textOf(fields.get('iconBackground')))
}

function fieldsOf(node: ts.ObjectLiteralExpression): Fields {
  return new Map(
    node.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) && (ts.isIdentifier(one.name) || ts.isStringLiteral(one.name))
        ? [[one.name.text, one.initializer] as const]
        : [],
    ),
  )
}

function textOf(node: ts.Expression | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined
}

function webPage(text: string | undefined): string | undefined {
  if (text === undefined || !/^https:\/\//.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  for (const name of [...url.searchParams.keys()]) {
    if (COUNTED.test(name)) url.searchParams.delete(name)
  }
  return url.href
}
