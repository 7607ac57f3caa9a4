import type { WidgetOptions } from '#protocol'
import { parseAttributes } from '../stage0/attributes.ts'
import { createWidget } from '../index.ts'
import { parseOptions } from '../options/options.ts'
import type { Widget } from '../stage0/widget.ts'

/** What `document.createElement('causeway-widget')` gives. */
export type WidgetElement = HTMLElement & {
  /** The running widget, for its methods and events. */
  readonly widget: Widget | undefined
}

/** The options as attributes; what is an object or a list is its JSON. */
export type WidgetElementAttributes = {
  readonly [Name in keyof WidgetOptions as Kebab<Name>]?: AttributeOf<WidgetOptions[Name]>
}

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : ''

type AttributeOf<Value> =
  | undefined
  | (NonNullable<Value> extends string
      ? Value
      : NonNullable<Value> extends boolean
        ? boolean | '' | 'true' | 'false'
        : NonNullable<Value> extends number
          ? number | `${number}`
          : string)

declare global {
  interface HTMLElementTagNameMap {
    'causeway-widget': WidgetElement
  }
}

/**
 * Defines `<causeway-widget>`, a widget in the flow of the page. Its attributes are those of the script tag
 * without `data-`. The element makes its widget when it enters the document, once the attributes that a framework
 * binds in the same task are set, and destroys it when it leaves. If it moves within one task, as frameworks move
 * elements, the widget stays.
 *
 * @example
 * defineElement()
 * // <causeway-widget frame-url="https://widget.example/embed/" mode="bridge"></causeway-widget>
 */
export function defineElement(name = 'causeway-widget'): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return
  customElements.define(
    name,
    class extends HTMLElement {
      #made: Widget | undefined
      #isDue = false

      /** The handle of the running widget. */
      get widget(): Widget | undefined {
        this.#make()
        return this.#made
      }

      connectedCallback() {
        if (this.#made !== undefined) return
        this.#isDue = true
        // Angular puts it into the document before it binds its attributes.
        queueMicrotask(() => this.#make())
      }

      #make() {
        if (!this.#isDue || !this.isConnected) return
        this.#isDue = false
        const mark = crypto.randomUUID()
        this.setAttribute(placeAttribute, mark)
        const attributes = Object.fromEntries(
          [...this.attributes]
            .filter(({ name }) => !pageAttributes.test(name))
            .map(({ name, value }) => [camelCase(name), value]),
        )
        this.#made = createWidget({
          mode: 'inline',
          ...parseOptions({ options: parseAttributes(attributes), base: import.meta.url }),
          target: `[${placeAttribute}="${mark}"]`,
        })
      }

      disconnectedCallback() {
        queueMicrotask(() => {
          if (this.isConnected) return
          void this.#made?.destroy()
          this.#made = undefined
        })
      }

      /** The document moved it without a break: the frame goes on. */
      connectedMoveCallback() {
        // Without it the two callbacks above would be called.
      }
    },
  )
}

const placeAttribute = 'data-causeway-place'
/** What any element may carry, and is no option. */
const pageAttributes =
  /^(id|class|style|title|slot|part|hidden|lang|dir|role|aria-.*|data-.*|on.*)$/

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
