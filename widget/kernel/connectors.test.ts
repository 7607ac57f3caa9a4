import { describe, expect, test, vi } from 'vitest'
import { connector, connectorManifest, createConnectorFinder, relayId } from './connectors.ts'
import { createTestCore } from './testing/createTestCore.ts'
import type { Connector } from './connector.ts'

const relay = connector({ id: 'relay', asks: 'code', isRelay: true, start: () => () => undefined })
const ofPage = connector({ asks: 'prompt', start: () => () => undefined })

describe('the manifest of a connector', () => {
  test('default: it is found by its id, and the page’s wallets share one', () => {
    const core = { connectors: [relay, ofPage] }
    expect(connectorManifest(core, 'relay')).toBe(relay)
    expect(connectorManifest(core, 'some-wallet')).toBe(ofPage)
    expect(relayId(core)).toBe('relay')
  })

  test('behavior: a widget without a connector has neither', () => {
    expect(connectorManifest({ connectors: [] }, 'relay')).toEqual({})
    expect(relayId({ connectors: [ofPage] })).toBe('')
  })
})

describe('createConnectorFinder', () => {
  test('default: the first manifest that knows the id gives the connector', () => {
    const known = { id: 'b' } as Partial<Connector> as Connector
    const a = vi.fn(() => undefined)
    const starts = [
      connector({ asks: 'prompt', start: () => a }),
      connector({ asks: 'prompt', start: () => (id) => (id === 'b' ? known : undefined) }),
    ]
    const core = { ...createTestCore(), connectors: starts }
    const find = createConnectorFinder(() => core)
    expect(find('b')).toBe(known)
    expect(find('c')).toBe(undefined)
    expect(a.mock.calls).toEqual([['b'], ['c']])
  })

  test('behavior: each is started once, when the first one is looked for', () => {
    const start = vi.fn(() => () => undefined)
    const core = { ...createTestCore(), connectors: [connector({ asks: 'prompt', start })] }
    const find = createConnectorFinder(() => core)
    expect(start).not.toHaveBeenCalled()
    find('a')
    find('b')
    expect(start).toHaveBeenCalledOnce()
  })
})
