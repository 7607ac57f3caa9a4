import { describe, expect, test } from 'vitest'
import { knotsOf } from './house/components.ts'
import {
  addressCasts,
  cycles,
  filesNamingConnectors,
  filesNamingViews,
  fullestFolder,
  knottedRooms,
  linesOfWords,
  sizes,
  testedShare,
  type Tree,
} from './house/measures.ts'

const arrow = (from: string, to: string, isType = false) => ({ from, to, isType })
const file = (path: string, text = '') => ({ path, text })
const tree = (part: Partial<Tree>): Tree => ({ files: [], tests: [], imports: [], ...part })

describe('knots', () => {
  test('default: nodes that reach each other, each group once', () => {
    const arrows = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['d', 'e'],
      ['e', 'd'],
      ['f', 'a'],
      ['f', 'f'],
    ].map(([from = '', to = '']) => ({ from, to }))
    expect(knotsOf(arrows)).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ])
  })

  test('behavior: rooms are tied by values, in sources of the widget alone', () => {
    const there = arrow('widget/features/send/model/a.ts', 'widget/features/pay/model/b.ts')
    const back = arrow('widget/features/pay/model/c.ts', 'widget/features/send/model/d.ts')
    expect(knottedRooms(tree({ imports: [there, back] }), 'widget')).toBe(2)
    expect(knottedRooms(tree({ imports: [there, { ...back, isType: true }] }), 'widget')).toBe(0)
    const ofTest = arrow('widget/features/pay/model/c.test.ts', 'widget/features/send/model/d.ts')
    expect(knottedRooms(tree({ imports: [there, ofTest] }), 'widget')).toBe(0)
    const within = [arrow('widget/features/pay/model/b.ts', 'widget/features/pay/model/c.ts')]
    expect(knottedRooms(tree({ imports: [...within, arrow(back.from, there.to)] }), 'widget')).toBe(
      0,
    )
    const ofLoader = [
      arrow('loader/frame/a.ts', 'loader/wallets/b.ts'),
      arrow('loader/wallets/c.ts', 'loader/frame/d.ts'),
    ]
    expect(knottedRooms(tree({ imports: [there, ...ofLoader] }), 'widget')).toBe(0)
    expect(knottedRooms(tree({ imports: [there, ...ofLoader] }), 'loader')).toBe(2)
  })

  test('behavior: a circle of files counts types too', () => {
    const there = arrow('loader/a.ts', 'loader/b.ts')
    expect(cycles(tree({ imports: [there, arrow('loader/b.ts', 'loader/a.ts', true)] }))).toBe(1)
    expect(cycles(tree({ imports: [there] }))).toBe(0)
  })
})

test('default: a view that is named where it is neither declared nor drawn', () => {
  const send = file(
    'widget/wallet/send/views.ts',
    "declare module '#kernel/router/view.ts' {\n  interface Views {\n    Send: NoParams\n  }\n}\n",
  )
  const drawn = file('widget/features/send/feature.ts', 'views: {\n    Send: {\n    },\n}')
  const pay = file(
    'widget/features/pay/feature.ts',
    'declare module {\n  interface Views {\n    Pay: NoParams\n  }\n}\n',
  )
  const files = [
    ...[send, drawn, pay],
    file('widget/features/pay/model/open.ts', "push(core, { name: 'Send' })"),
    file('widget/features/pay/views/Pay/PayView.tsx', "const view = 'Pay'"),
    file('widget/features/pay/views/Pay/Other.tsx', "go('Send')"),
    file('widget/features/pay/model/open.test.ts', "push(core, { name: 'Send' })"),
    file('widget/features/send/views/Send/SendView.tsx', "'Send'"),
    file('widget/wallet/send/open.ts', "'Send'"),
    file('loader/open.ts', "'Send'"),
  ]
  expect(filesNamingViews(tree({ files }))).toBe(2)
  expect(() => filesNamingViews(tree({ files: files.slice(3) }))).toThrow('not where they were')
})

test('default: a connector that is named outside the connectors and the room that declares it', () => {
  const files = [
    file('widget/connectors/usb.ts', 'export const usb = connector({\n  id: USB,\n})'),
    file('widget/connectors/tag.ts', "export const tag = connector({\n  id: 'tag',\n})"),
    file('widget/wallet/usb/id.ts', "export const USB = 'usb'"),
    file('widget/wallet/usb/find.ts', 'connectorId === USB'),
    file('widget/wallet/connect/connect.ts', 'connectorId === USB'),
    file('widget/wallet/connect/connect.test.ts', 'connectorId === USB'),
    file('widget/wallet/connect/other.ts', "connect(core, { connectorId: 'usb' })"),
    file('widget/features/connect/row.ts', "rdns !== 'tag'"),
    file('widget/features/connect/words.ts', "type Order = 'tag' | 'usb'"),
  ]
  expect(filesNamingConnectors(tree({ files }))).toBe(3)
  expect(() => filesNamingConnectors(tree({ files: files.slice(2) }))).toThrow(
    'not where they were',
  )
})

test('default: the fullest folder, with the folders in it', () => {
  const files = ['loader/a.ts', 'loader/b.ts', 'loader/words/c.ts', 'loader/words/d.ts'].map(
    (path) => file(path),
  )
  expect(fullestFolder(tree({ files }))).toBe(3)
})

test('default: casts, words and lengths', () => {
  const files = [
    file('protocol/a.ts', 'x as Address\ny as Hex\nz as Addressee\n'),
    file('widget/ui/i18n/de/words.ts', '1\n2\n'),
    file('widget/ui/i18n/format.ts', '1\n'),
    file('devnet/b.ts', 'x as Address\n'),
  ]
  expect(addressCasts(tree({ files }))).toBe(2)
  expect(linesOfWords(tree({ files }))).toBe(2)
  expect(sizes(tree({ files }))).toEqual({ median: 2, p95: 3 })
})

test('default: how many lines of tests a room has to a hundred of its own', () => {
  const part = {
    files: [file('loader/a.ts', '1\n2\n3\n'), file('protocol/a.ts', '1\n')],
    tests: [file('loader/a.test.ts', '1\n2\n'), file('protocol/a.test.ts', '1\n2\n')],
  }
  expect(testedShare(tree(part), 'loader')).toBe(66)
  expect(testedShare(tree(part), 'protocol')).toBe(200)
})
