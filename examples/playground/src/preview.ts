import { changed, type Choices, treeOf } from './options.ts'
import { withSamples } from './samples.ts'
import { placed } from './snippets.ts'
import './preview.css'

/** What this page uses of `window.Widget`, as a site without types does. */
type Widget = {
  readonly create: (options: object) => Widget
  readonly open: (options?: object) => Promise<unknown>
  readonly isOpen: () => boolean
  readonly updateOptions: (options: object) => Promise<void>
  readonly getLogs: () => Promise<string>
  readonly destroy: () => Promise<void>
  readonly validate: () => Promise<{ readonly valid: boolean; readonly message?: string }>
  readonly on: (name: string, listener: (payload: unknown) => void) => unknown
}
declare global {
  interface Window {
    Widget?: Widget
  }
}

type Asked = {
  readonly choices: Choices
  readonly events: readonly string[]
  readonly open?: string | undefined
}

let widget: Widget | undefined
let current: Choices = {}
/** It was open before a value that cannot be. */
let reopens = false
let line = Promise.resolve()

/** To the playground around this page, which has the same origin. */
function tell(name: string, detail: unknown): void {
  window.frameElement?.dispatchEvent(new CustomEvent('widget', { detail: { name, detail } }))
}

async function apply({ choices, events, open }: Asked): Promise<void> {
  const rows = changed(current, choices)
  current = choices
  const isLive = rows.every(({ live, path }) => live && !isUnset(path, choices))
  if (widget === undefined || !isLive) {
    reopens ||= widget?.isOpen() === true
    await widget?.destroy()
    widget = create(choices, events)
    const { valid, message } = (await widget?.validate()) ?? { valid: true }
    tell('playground', valid ? { created: true } : { invalid: message })
    if (valid && reopens) await widget?.open()
    if (valid) reopens = false
  } else if (rows.length > 0) {
    const names = new Set(rows.map(({ path }) => path[0]))
    await widget.updateOptions(treeOf(choices, ({ path }) => names.has(path[0])))
    tell('playground', { updated: [...names] })
  }
  if (open !== undefined) await widget?.open(open === '' ? {} : { view: open })
}

/** A live option can be given another value, but not be taken back. */
function isUnset(path: readonly string[], choices: Choices): boolean {
  return choices[path.join('.')] === undefined
}

function create(choices: Choices, events: readonly string[]): Widget | undefined {
  const given = treeOf(placed(choices), ({ kind }) => kind !== 'code')
  const made = window.Widget?.create(withSamples(given, choices))
  for (const name of events) made?.on(name, (payload) => tell(name, payload))
  return made
}

function inLine(work: () => Promise<void>): void {
  line = line.then(work).catch((error: unknown) => {
    const { code, message } = error as { code?: unknown; message?: unknown } // told, whatever it is
    tell('playground', { error: code, message })
  })
}

document.addEventListener('playground', (event) => {
  const asked: Asked = (event as CustomEvent).detail // from the playground's own code
  inLine(() => apply(asked).finally(() => tell('preview', 'settled')))
})
for (const button of document.querySelectorAll<HTMLElement>('[data-open]')) {
  button.addEventListener('click', () => {
    const view = button.dataset.open
    inLine(async () => void (await widget?.open(view === '' ? {} : { view })))
  })
}
document.addEventListener('logs', () => {
  inLine(async () => tell('logs', await widget?.getLogs()))
})
if (window.Widget === undefined) tell('playground', { error: 'The loader did not load' })
else tell('preview', 'ready')
