import { expect, test } from 'vitest'
import { parseAttributes } from '../../loader/stage0/attributes.ts'
import { widgetOptions } from '#protocol'
import { snippets } from './snippets.ts'

/** The tag's `data-*` attributes, as the loader reads them. */
function optionsOf(code: string): Record<string, unknown> {
  const names = [...code.matchAll(/\sdata-([-a-z]+)=(?:"([^"]*)"|'([^']*)')/g)]
  const fields = names.map(([, name = '', quoted, single]) => [
    name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    (quoted ?? single ?? '').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  ])
  return parseAttributes(Object.fromEntries(fields))
}

test('default: the tag of the playground is pinned, and the loader reads its options', () => {
  for (const [tag] of snippets) {
    expect(tag?.code).toContain('src="https://widget.example/v/1.0.0/loader.js"')
    expect(tag?.code).toContain('integrity="sha384-abc"\n  crossorigin="anonymous"')
    expect(widgetOptions.safeParse(optionsOf(tag?.code ?? '')).error).toBe(undefined)
  }
  const { networks, metadata, features, zIndex } = optionsOf(snippets[1]?.[0]?.code ?? '')
  expect({ networks, metadata, features, zIndex }).toEqual({
    networks: ['eip155:8453', 'eip155:10'],
    metadata: { name: 'Maren\\\'s "Tern"' },
    features: { swaps: false, socials: ['google', 'github'] },
    zIndex: 7,
  })
})

test('behavior: what stands in the page brings its place, and opens nothing over it', () => {
  const [, , inline, partner] = snippets
  const codes = (list = inline) => list?.map(({ code }) => code) ?? []
  expect(codes()[0]).toMatch(/^<div id="widget"><\/div>\n<script async/)
  expect(codes(partner)[0]).toMatch(/^<div id="bridge"><\/div>\n/)
  for (const list of [inline, partner]) {
    expect(codes(list)[1]).not.toContain('widget.open()')
    expect(codes(list)[2]).toMatch(/<InlineWidget\n\s+options={{\n/)
    expect(codes(list)[2]).not.toMatch(/WidgetProvider|target/)
  }
})
