/** Made at build time from the product's own tables. */
declare module 'virtual:facts' {
  export type OptionRow = {
    readonly path: readonly string[]
    readonly kind: 'boolean' | 'enum' | 'number' | 'text' | 'list' | 'json' | 'code'
    readonly values?: readonly string[]
    readonly about: string
    readonly default?: string
    readonly live: boolean
  }
  type Surfaces = {
    readonly surface: string
    readonly 'surface-raised': string
    readonly 'surface-strong': string
  }
  export const facts: {
    readonly options: readonly OptionRow[]
    readonly groups: readonly (readonly [title: string, rows: readonly OptionRow[]])[]
    readonly views: readonly string[]
    readonly events: readonly string[]
    readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly tokens: { readonly light: Surfaces; readonly dark: Surfaces }
    readonly version: string
  }
}
declare module '*.css'
