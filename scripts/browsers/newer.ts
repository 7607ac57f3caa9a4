/** A feature that a browser of the table may lack. */
export type Newer = {
  readonly name: string
  /** The first versions with the feature, for the error message; `–` where it never shipped. */
  readonly since: string
  readonly in: 'js' | 'css'
  readonly pattern: RegExp
}

/** Property names that only the feature has, as a call or a lookup: `x.name(`, `x?.name`, `"name"in`. */
const member = (name: string) => new RegExp(`\\??\\.${name}\\b`)
const global = (name: string) => new RegExp(`(?<![.\\w$])${name}\\b(?!\\s*:)`)
const fixed = (owner: string, name: string) => new RegExp(`\\b${owner}\\??\\.${name}\\b`)

const js = (name: string, since: string, pattern: RegExp): Newer => ({
  name,
  since,
  in: 'js',
  pattern,
})
const css = (name: string, since: string, pattern: RegExp): Newer => ({
  name,
  since,
  in: 'css',
  pattern,
})

/**
 * Features newer than Chrome 111, Firefox 115 or Safari 16.4. Remove an entry when the table moves past it.
 */
export const newer: readonly Newer[] = [
  js('AbortSignal.any', 'Chrome 116, Firefox 124, Safari 17.4', fixed('AbortSignal', 'any')),
  js('URL.canParse', 'Chrome 120, Firefox 115, Safari 17', fixed('URL', 'canParse')),
  js('URL.parse', 'Chrome 126, Firefox 126, Safari 18', fixed('URL', 'parse')),
  js('URLSearchParams.size', 'Chrome 113, Firefox 112, Safari 17', /searchParams\??\.size\b/),
  js(
    'Promise.withResolvers',
    'Chrome 119, Firefox 121, Safari 17.4',
    fixed('Promise', 'withResolvers'),
  ),
  js('Promise.try', 'Chrome 128, Firefox 134, Safari 18.2', fixed('Promise', 'try')),
  js('Array.fromAsync', 'Chrome 121, Firefox 115, Safari 16.4', fixed('Array', 'fromAsync')),
  js('Object.groupBy', 'Chrome 117, Firefox 119, Safari 17.4', fixed('Object', 'groupBy')),
  js('Map.groupBy', 'Chrome 117, Firefox 119, Safari 17.4', fixed('Map', 'groupBy')),
  js('isWellFormed', 'Chrome 111, Firefox 119, Safari 16.4', member('(?:is|to)WellFormed')),
  js(
    'Set methods',
    'Chrome 122, Firefox 127, Safari 17',
    member('(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)'),
  ),
  js(
    'Iterator helpers',
    'Chrome 122, Firefox 131, Safari 18.4',
    /\bIterator\??\.(?:from|prototype|concat)\b/,
  ),
  js('Map.getOrInsert', 'Chrome 145, Firefox 144, Safari 26.2', member('getOrInsert(?:Computed)?')),
  js('RegExp.escape', 'Chrome 136, Firefox 134, Safari 18.2', fixed('RegExp', 'escape')),
  js(
    'Math.sumPrecise',
    'Chrome 147, Firefox 137, Safari 26.2',
    fixed('Math', '(?:sumPrecise|f16round)'),
  ),
  js('Error.isError', 'Chrome 134, Firefox 138, Safari 26', fixed('Error', 'isError')),
  js(
    'Error.captureStackTrace',
    'Chrome 3, Firefox 138, Safari 17',
    fixed('Error', 'captureStackTrace'),
  ),
  js(
    'Uint8Array.fromBase64',
    'Chrome 140, Firefox 133, Safari 18.2',
    fixed('Uint8Array', 'from(?:Base64|Hex)'),
  ),
  js(
    'Uint8Array.toHex',
    'Chrome 140, Firefox 133, Safari 18.2',
    /\.(?:toBase64|toHex)\(\)|\.setFrom(?:Base64|Hex)\(/,
  ),
  js('Float16Array', 'Chrome 135, Firefox 129, Safari 18.2', global('Float16Array')),
  js(
    'ArrayBuffer.transfer',
    'Chrome 114, Firefox 122, Safari 17.4',
    member('transferToFixedLength'),
  ),
  js('Atomics.waitAsync', 'Chrome 87, Firefox 145, Safari 16.4', fixed('Atomics', 'waitAsync')),
  js('Intl.Segmenter', 'Chrome 87, Firefox 125, Safari 14.1', fixed('Intl', 'Segmenter')),
  js(
    'Intl.DurationFormat',
    'Chrome 129, Firefox 136, Safari 16.4',
    fixed('Intl', 'DurationFormat'),
  ),
  js(
    'Intl.Locale.getTextInfo',
    'Chrome 99, Firefox –, Safari 17.4',
    member('(?:getTextInfo|textInfo|getWeekInfo)'),
  ),
  js('Temporal', 'Chrome 144, Firefox 139, Safari –', global('Temporal')),
  js('DisposableStack', 'Chrome 134, Firefox 141, Safari –', global('(?:Async)?DisposableStack')),
  js(
    'Symbol.dispose',
    'Chrome 134, Firefox 141, Safari –',
    fixed('Symbol', '(?:asyncDispose|dispose)'),
  ),
  js(
    'ARIA reflection',
    'Chrome 81, Firefox 119, Safari 12.1',
    member(
      'aria(?:Label|Hidden|Expanded|Disabled|Busy|Live|Checked|Pressed|Selected|Current|Modal|Description|Atomic)',
    ),
  ),
  js('checkVisibility', 'Chrome 105, Firefox 106, Safari 17.4', member('checkVisibility')),
  js('startViewTransition', 'Chrome 111, Firefox 144, Safari 18', member('startViewTransition')),
  js('popover', 'Chrome 114, Firefox 125, Safari 17', member('(?:show|hide|toggle)Popover')),
  js(
    'dialog.requestClose',
    'Chrome 134, Firefox 139, Safari 18.4',
    /dialog\??\.(?:requestClose|closedBy)\b/,
  ),
  js('userActivation', 'Chrome 72, Firefox 120, Safari 16.4', fixed('navigator', 'userActivation')),
  js('userAgentData', 'Chrome 90, Firefox –, Safari –', fixed('navigator', 'userAgentData')),
  js('scheduler', 'Chrome 94, Firefox 142, Safari –', /\bscheduler\??\.(?:yield|postTask)\b/),
  js('requestIdleCallback', 'Chrome 47, Firefox 55, Safari –', global('requestIdleCallback')),
  js(
    'navigation',
    'Chrome 102, Firefox 147, Safari 26.2',
    /(?:window|self|globalThis)\??\.navigation\b/,
  ),
  js('cookieStore', 'Chrome 87, Firefox 140, Safari 18.4', global('cookieStore')),
  js('moveBefore', 'Chrome 133, Firefox 144, Safari –', member('moveBefore')),
  js(
    'setHTMLUnsafe',
    'Chrome 124, Firefox 123, Safari 17.4',
    member('(?:setHTMLUnsafe|getHTML|parseHTMLUnsafe)'),
  ),
  js('Promise of Blob.bytes', 'Chrome 132, Firefox 128, Safari 18', /\.bytes\(\)/),
  js(
    'CSS.registerProperty',
    'Chrome 78, Firefox 128, Safari 16.4',
    fixed('CSS', 'registerProperty'),
  ),
  js(
    'CompressionStream',
    'Chrome 80, Firefox 113, Safari 16.4 (deflate-raw later)',
    /deflate-raw|["'`]brotli["'`]/,
  ),
  js('trustedTypes', 'Chrome 83, Firefox 148, Safari 26', /(?<![\w$-])trustedTypes\b/),
  js('requestStorageAccess', 'Chrome 119, Firefox 65, Safari 11.1', member('requestStorageAccess')),
  js('IntersectionObserver v2', 'Chrome 74, Firefox –, Safari –', /trackVisibility/),
  js(
    'navigator.share',
    'Chrome 89 (128 on desktops), Firefox –, Safari 12.1',
    fixed('navigator', 'share'),
  ),
  js('clipboard.readText', 'Chrome 66, Firefox 125, Safari 13.1', fixed('clipboard', 'readText')),
  js(
    'PublicKeyCredential JSON',
    'Chrome 129, Firefox 119, Safari 18.4',
    member('parse(?:Creation|Request)OptionsFromJSON'),
  ),
  js('Ed25519 of WebCrypto', 'Chrome 137, Firefox 129, Safari 17', /["'`](?:Ed25519|X25519)["'`]/),

  css(':has()', 'Chrome 105, Firefox 121, Safari 15.4', /:has\(/),
  css('nesting', 'Chrome 120, Firefox 117, Safari 17.2', /[{;]\s*&[\s:.>[]/),
  css('light-dark()', 'Chrome 123, Firefox 120, Safari 17.5', /light-dark\(/),
  css('@starting-style', 'Chrome 117, Firefox 129, Safari 17.5', /@starting-style/),
  css('@scope', 'Chrome 118, Firefox 146, Safari 17.4', /@scope\b/),
  css('@property', 'Chrome 85, Firefox 128, Safari 16.4', /@property\b/),
  css(
    '@view-transition',
    'Chrome 126, Firefox –, Safari 18.2',
    /@view-transition|view-transition-(?:name|class)/,
  ),
  css(
    '@position-try',
    'Chrome 125, Firefox 147, Safari 26',
    /@position-try|anchor-name|position-anchor|anchor\(/,
  ),
  css(
    'relative colors',
    'Chrome 119, Firefox 128, Safari 16.4',
    /(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(from\b/,
  ),
  css(
    'transition-behavior',
    'Chrome 117, Firefox 129, Safari 17.4',
    /transition-behavior|allow-discrete/,
  ),
  css('interpolate-size', 'Chrome 129, Firefox –, Safari –', /interpolate-size|calc-size\(/),
  css('field-sizing', 'Chrome 123, Firefox –, Safari 26.2', /field-sizing/),
  css('text-wrap', 'Chrome 114, Firefox 121, Safari 17.5', /text-wrap\b/),
  css('linear()', 'Chrome 113, Firefox 112, Safari 17.2', /[^-]\blinear\(/),
  css('subgrid', 'Chrome 117, Firefox 71, Safari 16', /\bsubgrid\b/),
  css(
    'animation-timeline',
    'Chrome 115, Firefox –, Safari 26',
    /animation-timeline|scroll-timeline|view-timeline/,
  ),
  css(':popover-open', 'Chrome 114, Firefox 125, Safari 17', /:popover-open/),
  css(':user-invalid', 'Chrome 119, Firefox 88, Safari 16.5', /:user-(?:in)?valid/),
  css(':state() and :open', 'Chrome 125, Firefox 126, Safari 17.4', /:state\(|:open\b/),
  css('scrollbar-color', 'Chrome 121, Firefox 64, Safari 26.2', /scrollbar-(?:color|width)/),
  css('round() and mod()', 'Chrome 125, Firefox 118, Safari 15.4', /[\s:(](?:round|mod|rem)\(/),
  css(
    'sign() and abs()',
    'Chrome 138, Firefox 118, Safari 15.4',
    /[\s:(](?:sign|abs|pow|sqrt|hypot|log|exp)\(/,
  ),
  css('mask without prefix', 'Chrome 120, Firefox 53, Safari 15.4', /(?<![-\w])mask(?:-image)?:/),
  css(
    'backdrop-filter without prefix',
    'Chrome 76, Firefox 103, Safari 18',
    /(?<![-\w])backdrop-filter:/,
  ),
  css('if() and functions', 'Chrome 137, Firefox –, Safari –', /[\s:(]if\(|@function\b/),
]
