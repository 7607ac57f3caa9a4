import { facts, type OptionRow } from 'virtual:facts'
import { type Choices, isTree, nameOf, treeOf } from './options.ts'

export type Snippet = { readonly title: string; readonly code: string; readonly note?: string }

type Places = {
  /** Of the loader, with its hash where it stays as it is. */
  readonly url: string
  readonly integrity: string | undefined
  readonly frameUrl: string
}

const codeNames = new Set(facts.options.filter(({ kind }) => kind === 'code').map(nameOf))

/** The choices as code for a page: by a tag, by the package, by React. */
export function snippetsOf(choices: Choices, { frameUrl, ...loader }: Places): readonly Snippet[] {
  const wanted = placed(choices)
  const isPlain = (row: OptionRow) => row.kind !== 'code'
  const needsCode = Object.keys(wanted).some((name) => codeNames.has(name) && wanted[name] === true)
  const yours = needsCode
    ? { note: 'Replace every name that begins with my… by your own code.' }
    : {}
  return [
    {
      title: 'Script tag',
      code: tagOf(treeOf(wanted, isPlain), loader),
      ...(needsCode
        ? { note: 'Attributes cannot hold callbacks. Use Widget.create() instead.' }
        : {}),
    },
    { title: 'npm', code: packageOf({ frameUrl, ...written(wanted) }), ...yours },
    { title: 'React', code: reactOf({ frameUrl, ...written(wanted) }), ...yours },
  ]
}

/** An inline widget needs a place on the page. */
export function placed(choices: Choices): Choices {
  return choices.mode === 'inline' && choices.target === undefined
    ? { ...choices, target: '#widget' }
    : choices
}

function tagOf(
  tree: Readonly<Record<string, unknown>>,
  { url, integrity }: Pick<Places, 'url' | 'integrity'>,
): string {
  const pinned = integrity === undefined ? [] : [`integrity="${integrity}"`]
  const attributes = Object.entries(tree).map(([name, value]) => attributeOf(name, value))
  // With `crossorigin`, what the loader asks for later takes the connection that brought it.
  const lines = [`src="${url}"`, ...pinned, 'crossorigin="anonymous"', ...attributes]
  const place = typeof tree.target === 'string' && tree.target.startsWith('#')
  return [
    ...(place ? [placeOf(tree.target)] : []),
    `<script async\n  ${lines.join('\n  ')}></script>`,
    ...(place ? [] : ['', '<button data-widget-open>Connect wallet</button>']),
  ].join('\n')
}

function attributeOf(name: string, value: unknown): string {
  const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  const isIds = name === 'networks' && Array.isArray(value) && !value.some(isTree)
  const plain = isIds ? value.join(',') : JSON.stringify(value)
  const text = typeof value === 'string' ? value : plain
  const escaped = text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return `${attribute}='${escaped}'`.replace(/='([^'"]*)'$/, '="$1"')
}

/** `frameUrl` and the place, which is none where the widget opens over the page. */
function packageOf(tree: Readonly<Record<string, unknown>>): string {
  const isPlaced = tree.target !== undefined
  const place = isPlaced ? `// In the page: ${placeOf(tree.target)}\n` : ''
  return `// The package is not published. Make its tarball in the checkout: npm pack ./dist/npm
// npm install ./causeway-widget-0.1.0.tgz
import { createWidget } from '@causeway/widget'

${place}const widget = createWidget(${print(tree)})
widget.on('connect', ({ account }) => console.log(account))${isPlaced ? '' : '\nawait widget.open()'}`
}

function placeOf(target: unknown): string {
  const id = String(target)
  return id.startsWith('#') ? `<div id="${id.slice(1)}"></div>` : `an element for ${id}`
}

/** The bindings have state: React on a server wants to know. */
const onClient = "'use client' // for Next.js\n\n"

/** Options stand in the element: TypeScript would take the words of a constant for any text. */
function reactOf(tree: Readonly<Record<string, unknown>>): string {
  const { target, ...options } = tree
  // In the page it is a widget of its own, which needs no provider.
  if (target !== undefined) {
    return `${onClient}import { InlineWidget } from '@causeway/widget/react'

export function App() {
  return (
    <InlineWidget
      options={${print(options, '      ')}}
    />
  )
}`
  }
  return `${onClient}import { ConnectButton, WidgetProvider } from '@causeway/widget/react'

export function App() {
  return (
    <WidgetProvider
      options={${print(options, '      ')}}
    >
      <ConnectButton />
    </WidgetProvider>
  )
}`
}

/** Callbacks as names that the site has; everything else as it is. */
function written(choices: Choices): Readonly<Record<string, unknown>> {
  return treeOf(
    Object.fromEntries(
      Object.entries(choices).map(([name, value]) => [
        name,
        codeNames.has(name) && value === true ? new Name(`my${capital(name)}`) : value,
      ]),
    ),
  )
}

class Name {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

function capital(name: string): string {
  const last = name.split('.').at(-1) ?? name
  return last.charAt(0).toUpperCase() + last.slice(1)
}

function print(value: unknown, indent = ''): string {
  if (value instanceof Name) return value.name
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map((one) => print(one, indent)).join(', ')}]`
  if (!isTree(value)) return String(value)
  const lines = Object.entries(value).map(([name, inner]) => {
    const key = /^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`
    return `${indent}  ${key}: ${print(inner, `${indent}  `)},`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}
