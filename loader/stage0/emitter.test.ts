import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEmitter } from './emitter.ts'

type Events = { ready: number; open: string }
const reported: unknown[] = []
beforeEach(() => {
  reported.length = 0
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
})
afterEach(() => vi.unstubAllGlobals())

test('default: listeners hear what is emitted, until they stop', () => {
  const emitter = createEmitter<Events>()
  const heard: string[] = []
  const stop = emitter.on('open', (view) => heard.push(view))
  emitter.emit('open', 'a')
  stop()
  emitter.emit('open', 'b')
  expect(heard).toEqual(['a'])
})

test('error: a listener that throws is reported and stops no other', () => {
  const emitter = createEmitter<Events>()
  const heard: string[] = []
  const failure = new Error('theirs')
  emitter.on('open', () => {
    throw failure
  })
  emitter.on('open', (view) => heard.push(view))
  emitter.emit('open', 'a')
  expect({ heard, reported }).toEqual({ heard: ['a'], reported: [failure] })
})

test('behavior: the last value is replayed to a late listener, once and not at once', async () => {
  const emitter = createEmitter<Events>(['ready'])
  emitter.emit('ready', 1)
  emitter.emit('ready', 2)
  emitter.emit('open', 'a')
  const heard: unknown[] = []
  emitter.on('ready', (value) => heard.push(value))
  emitter.on('open', (view) => heard.push(view))
  expect(heard).toEqual([])
  await Promise.resolve()
  expect(heard).toEqual([2])
})

test('behavior: who left before the replay hears nothing', async () => {
  const emitter = createEmitter<Events>(['ready'])
  const heard: unknown[] = []
  emitter.emit('ready', 1)
  emitter.on('ready', (value) => heard.push(value))()
  await Promise.resolve()
  expect(heard).toEqual([])
})

test('behavior: after the end of its signal nobody is called, nor told what was before', async () => {
  const life = new AbortController()
  const emitter = createEmitter<Events>(['ready'], life.signal)
  const heard: unknown[] = []
  emitter.on('ready', (value) => heard.push(value))
  emitter.emit('ready', 1)
  life.abort()
  emitter.emit('ready', 2)
  emitter.on('ready', (value) => heard.push(value))
  await Promise.resolve()
  expect(heard).toEqual([1])
})
