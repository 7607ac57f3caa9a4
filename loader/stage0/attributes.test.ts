import { describe, expect, test } from 'vitest'
import { widgetOptions } from '#protocol'
import { parseAttributes } from './attributes.ts'
import { parseOptions } from '../options/options.ts'

test('default: text becomes what the field holds', () => {
  const parsed = parseAttributes({
    projectId: 'abc',
    mode: 'inline',
    networks: 'eip155:1, eip155:10',
    announce: 'false',
    disableAppend: '',
    reconnect: 'true',
    zIndex: '5',
    signIn: 'required',
    bridge: '{"amount":"1.5"}',
  })
  expect(parsed).toEqual({
    projectId: 'abc',
    mode: 'inline',
    networks: ['eip155:1', 'eip155:10'],
    announce: false,
    disableAppend: true,
    reconnect: true,
    zIndex: 5,
    signIn: 'required',
    bridge: { amount: '1.5' },
  })
  expect(widgetOptions.safeParse(parsed).success).toBe(true)
})

test('behavior: account types and time zones are read as what they are', () => {
  const parsed = parseAttributes({
    defaultAccountTypes: '{"eip155":"smartAccount"}',
    restrictedTimezones: 'true',
  })
  expect(parsed).toEqual({
    defaultAccountTypes: { eip155: 'smartAccount' },
    restrictedTimezones: true,
  })
  expect(widgetOptions.safeParse(parsed).success).toBe(true)
})

test('behavior: what frameworks add to every script is not ours', () => {
  expect(parseAttributes({ nscript: 'afterInteractive', cfasync: 'false' })).toEqual({})
})

describe('error: INVALID_OPTIONS names the attribute', () => {
  test.each([
    [{ colour: 'red' }, 'colour'],
    [{ zIndex: 'high' }, 'zIndex'],
    [{ zIndex: '' }, 'zIndex'],
    [{ announce: 'maybe' }, 'announce'],
    [{ bridge: '{' }, 'bridge'],
    [{ bridge: '{"amount":"-1"}' }, 'bridge.amount'],
    [{ networks: '' }, 'networks'],
    [{ constructor: 'x' }, 'constructor'],
  ])('%j', (attributes, name) => {
    expect(() => parseOptions({ attributes, base: '' })).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTIONS',
        message: expect.stringContaining(name),
      }),
    )
  })
})
