/** A use of something newer that the oldest browsers of the table do without. */
export type Allowed = {
  readonly name: string
  /** What stands around it in the built file: a look before the use, or a use that may fail. */
  readonly as: RegExp
  readonly why: string
}

/** In CSS, what a browser does not know is skipped by it: the reason says what is then seen. */
export const allowed: readonly Allowed[] = [
  {
    name: 'AbortSignal.any',
    as: /[`'"]any[`'"]\s?in AbortSignal\)?\s*(\?|return)\s*AbortSignal\.any\(/,
    why: '`anySignal` looks for it first',
  },
  {
    name: 'Error.captureStackTrace',
    as: /captureStackTrace[`'"]in Error\?Error\.captureStackTrace:/,
    why: 'zod looks for it first',
  },
  {
    name: 'Uint8Array.fromBase64',
    as: /typeof Uint8Array\.from(Hex|Base64)==|if\(\w+\)return Uint8Array\.from(Hex|Base64)\(/,
    why: '@noble/hashes and @scure/base look for it first',
  },
  {
    name: 'Uint8Array.toHex',
    as: /if\(\w+\(\w+\),\w+\)return \w+\.toHex\(\)|`ZERO`:this\.toHex\(\)/,
    why: '@noble/hashes looks for it first; a point of @noble/curves has a method of its own',
  },
  {
    name: 'startViewTransition',
    as: /try\{var \w+=\w+\.startViewTransition\(/,
    why: 'React tries it, for a component that nothing here uses',
  },
  {
    name: 'IntersectionObserver v2',
    as: /\?\{trackVisibility:!0,delay:100\}:\{\}/,
    why: 'where it is missing, a button is armed by what the person does',
  },
  {
    name: 'userActivation',
    as: /navigator\.userActivation\?\.isActive/,
    why: 'Firefox before 120 needs no window message',
  },
  {
    name: 'clipboard.readText',
    as: /navigator\.clipboard(\?\.readText==`function`|\.readText\(\)\.then)/,
    why: 'the button that pastes is only drawn where the browser has it',
  },
  {
    name: ':has()',
    as: /\[data-inset\]:has\(|>div:has\(a,|\+[^{}]*:has\(|:has\(select|:not\(:has\(\[role\]\)\)/,
    why: 'a line, an inset or a ring is drawn plainer',
  },
  { name: 'text-wrap', as: /text-wrap/, why: 'lines break where they end' },
  { name: 'scrollbar-color', as: /scrollbar-(color|width)/, why: 'the browser draws its own bar' },
  { name: 'field-sizing', as: /field-sizing/, why: 'the field keeps its width' },
  {
    name: 'mask without prefix',
    as: /t-mask(-image)?:/,
    why: 'it stands beside the one with a prefix',
  },
  {
    name: 'backdrop-filter without prefix',
    as: /-webkit-backdrop-filter/,
    why: 'it stands beside the one with a prefix',
  },
]
