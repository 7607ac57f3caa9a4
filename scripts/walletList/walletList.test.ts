import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { walletListFile } from '../../gateway/walletList/shape.ts'
import { isDrawing, readPicture } from './readPicture.ts'
import { readRainbowKit } from './readRainbowKit.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M0 0h28v28z"/></svg>'
const asUrl = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`

/** A package of these modules, as its build leaves them. */
function unpacked(modules: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wallets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(modules)) {
    const file = join(folder, 'dist/wallets/walletConnectors', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

describe('readRainbowKit', () => {
  test('default: reads names, links and the picture, and runs nothing', () => {
    const folder = unpacked({
      'chunk-A.js': `
        throw new Error('This module ran')
        var pebbleWallet = ({ projectId }) => {
          const getUri = (uri) => isIOS() ? \`pebble://wc?uri=\${encodeURIComponent(uri)}\` : \`https://pebble.example/wc?uri=\${encodeURIComponent(uri)}\`
          return {
            id: "pebble",
            name: "Pebble",
            rdns: "example.pebble",
            iconUrl: async () => (await import("./pebble-1.js")).default,
            iconBackground: "#fff",
            downloadUrls: {
              ios: "https://apps.apple.com/app/id1?pt=1&ct=rainbowkit",
              android: "https://play.google.com/store/apps/details?id=pebble&referrer=utm_source%3Drainbowkit",
              mobile: "https://pebble.onelink.me/x",
              chrome: "https://chromewebstore.google.com/detail/pebble",
              browserExtension: "https://pebble.example/get?utm_source=rainbowkit",
            },
            mobile: { getUri },
            desktop: { getUri: (uri) => \`pebble-desk://wc?uri=\${encodeURIComponent(uri)}\` },
          }
        }`,
      'pebble-1.js': `var icon = "${asUrl(svg)}"; export { icon as default }`,
    })
    expect(readRainbowKit(folder)).toEqual([
      {
        id: 'pebble',
        name: 'Pebble',
        rdns: 'example.pebble',
        homepage: 'https://pebble.example/get',
        mobile_link: 'pebble://',
        link_mode: 'https://pebble.example',
        desktop_link: 'pebble-desk://',
        app_store: 'https://apps.apple.com/app/id1',
        play_store: 'https://play.google.com/store/apps/details?id=pebble',
        chrome_store: 'https://chromewebstore.google.com/detail/pebble',
        image: {
          type: 'image/svg+xml',
          text: svg.replace('28">', '28"><rect width="100%" height="100%" fill="#fff"/>'),
        },
      },
    ])
  })

  test('behavior: a wallet that can be had nowhere is left out, and one of two names stands once', () => {
    const play = 'https://play.google.com/store/apps/details?id=reed'
    const folder = unpacked({
      'chunk-A.js': `
        var a = () => ({ id: "any", name: "Any wallet", downloadUrls: {} })
        var b = () => ({ id: "http", name: "Plain", downloadUrls: { mobile: "http://plain.example" } })
        var c = () => ({ id: "old", name: "Reed Old", downloadUrls: { android: "${play}" } })
        var d = () => ({ id: "new", name: "Reed", downloadUrls: { android: "${play}" } })
        var e = () => ({ id: name, name: "No id", downloadUrls: { android: "${play}x" } })`,
    })
    expect(readRainbowKit(folder)).toEqual([{ id: 'new', name: 'Reed', play_store: play }])
  })
})

describe('readPicture', () => {
  test('default: an SVG as text, any other as it came', () => {
    expect(readPicture(asUrl(`<?xml version="1.0"?>\n${svg}\n`))).toEqual({
      type: 'image/svg+xml',
      text: svg,
    })
    expect(readPicture('data:image/png;base64,iVBORw0KGgo=')).toEqual({
      type: 'image/png',
      base64: 'iVBORw0KGgo=',
    })
  })

  test.each([
    ['a script', svg.replace('<path', '<script>a()</script><path')],
    ['a handler', svg.replace('<path', '<path onload="a()"')],
    ['a foreign document', svg.replace('<path', '<foreignObject/><path')],
    ['an address', svg.replace('<path', '<image href="https://a.example/b.png"/><path')],
    ['an old address', svg.replace('<path', '<use xlink:href="https://a.example/b.svg#c"/><path')],
    ['an address of a fill', svg.replace('<path', '<path fill="url(https://a.example/b)"')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg}`],
    ['a rule', svg.replace('<path', '<style>@import "https://a.example"</style><path')],
    ['no picture', '<html></html>'],
    ['too much', svg.replace('M0', `M${'0 0 '.repeat(20_000)}`)],
  ])('attack: an SVG with %s is left out', (_, text) => {
    expect(readPicture(asUrl(text))).toBe(undefined)
  })

  test('error: what is no picture is none', () => {
    for (const url of ['data:text/html,a', 'https://a.example/b.png', 'data:image/png,a', '']) {
      expect(readPicture(url)).toBe(undefined)
    }
  })
})

test('default: the pictures of the file draw themselves and nothing else', () => {
  const file: unknown = JSON.parse(readFileSync('gateway/walletList/wallets.json', 'utf8'))
  const pictures = walletListFile.parse(file).wallets.flatMap(({ image }) => image ?? [])
  expect(pictures.length).toBeGreaterThan(50)
  for (const image of pictures) {
    if (image.type === 'image/svg+xml') expect(isDrawing(image.text)).toBe(true)
  }
})
