import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Nothing to run: imported for what it declares. */
const empty = './types.js'

/** Entries of the package that declare what others know by name: globals, and elements of templates. */
const entries = {
  './script': `import type { Widget as Handle } from './loader/stage0/widget.js'

declare global {
  interface Window {
    /** Of the script tag; there once the script has run. */
    Widget?: Handle
  }
  /** Of the script tag; there once the script has run. */
  const Widget: Handle
}
`,
  './element/react': `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { WidgetElement, WidgetElementAttributes } from './loader/bindings/element.js'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'causeway-widget': DetailedHTMLProps<HTMLAttributes<WidgetElement>, WidgetElement> &
        WidgetElementAttributes
    }
  }
}
`,
  './element/solid': `import type { JSX as Solid } from 'solid-js'
import type { WidgetElement, WidgetElementAttributes } from './loader/bindings/element.js'

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'causeway-widget': Solid.HTMLAttributes<WidgetElement> & WidgetElementAttributes
    }
  }
}
`,
  './element/vue': `import type { DefineComponent } from 'vue'
import type { WidgetElementAttributes } from './loader/bindings/element.js'

// Templates are checked by the names of props, however they are written.
type Props = {
  readonly [Name in keyof WidgetElementAttributes as Camel<Name>]?: WidgetElementAttributes[Name]
}
type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Rest}\`
  ? \`\${Head}\${Capitalize<Camel<Rest>>}\`
  : Name

declare module 'vue' {
  interface GlobalComponents {
    'causeway-widget': DefineComponent<Props>
  }
}
`,
} as const

export const typeExports = Object.fromEntries(
  Object.keys(entries).map((path) => [path, { types: typesOf(path), default: empty }]),
)

export function writeTypeEntries(folder: string): void {
  writeFileSync(join(folder, empty), 'export {}\n')
  for (const [path, text] of Object.entries(entries))
    writeFileSync(join(folder, typesOf(path)), text)
}

function typesOf(path: string): string {
  return `./types/${path.slice('./'.length).replace('/', '-')}.d.ts`
}
