/** One engine of the browsers that the widget runs in. */
export type Supported = {
  readonly engine: string
  /** Browsers for people, the engine's own first. */
  readonly browsers: string
  readonly phones: string
  /** The build's name of the oldest one, as Vite writes targets. */
  readonly target: string
  readonly oldest: string
  readonly differs: string
  readonly tested: string
}

/** The one table: README and docs/browsers.md show it, and the build and its check follow it. */
export const supported: readonly Supported[] = [
  {
    engine: 'Chromium',
    browsers: 'Chrome, Edge, Opera, Brave, Vivaldi',
    phones: 'Chrome and Samsung Internet 22 on Android, WebView 111',
    target: 'chrome111',
    oldest: 'Chrome and Edge 111 (March 2023)',
    differs: 'Nothing.',
    tested:
      'Debian’s Chromium runs every browser test, some also as a phone; Chrome 111 by a Chromium without what came later',
  },
  {
    engine: 'Gecko',
    browsers: 'Firefox, Tor Browser',
    phones: 'Firefox 115 on Android',
    target: 'firefox115',
    oldest: 'Firefox 115 (July 2023)',
    differs: 'Before Firefox 121 and 128, some lines and colors are plainer.',
    tested: 'Debian’s Firefox ESR; Firefox 115 by a Chromium without what came later',
  },
  {
    engine: 'WebKit',
    browsers: 'Safari',
    phones: 'every browser on iOS and iPadOS 16.4 and later',
    target: 'safari16.4',
    oldest: 'Safari 16.4 (March 2023)',
    differs:
      'A screen reader is not put on the heading when the widget opens, before the person has clicked in it.',
    tested:
      'Debian’s WebKitGTK, which is not Safari; Safari 16.4 by a Chromium without what came later. No test runs on a Mac or an iPhone',
  },
]

/** What syntax and CSS are lowered to. */
export const buildTarget: readonly string[] = supported.map(({ target }) => target)
