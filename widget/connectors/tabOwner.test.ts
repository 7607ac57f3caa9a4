import { afterEach, describe, expect, test } from 'vitest'
import { createTabOwner } from './tabOwner.ts'

let life = new AbortController()
let site = 0
afterEach(() => {
  life.abort()
  life = new AbortController()
  site += 1
})

/** Tabs of one site: they share the lock and a channel. */
function createSite() {
  let holder: string | undefined
  const name = `tabOwner.${site}`

  function openTab(tab: string, world: { busy: boolean } = { busy: false }) {
    const given: string[] = []
    const owner = createTabOwner({
      name,
      page: {
        lock: async () => {
          const granted = holder === undefined
          if (granted) holder = tab
          return { granted }
        },
        unlock: async () => {
          if (holder === tab) holder = undefined
        },
      },
      channel: new BroadcastChannel(name),
      isBusy: () => world.busy,
      onGivenUp: async () => {
        given.push(String(holder))
      },
      signal: life.signal,
    })
    return { owner, given, world }
  }
  return { openTab, holder: () => holder, name }
}

describe('tab owner', () => {
  test('default: the first tab owns it, and asks once', async () => {
    const { openTab, holder } = createSite()
    const { owner } = openTab('a')
    await Promise.all([owner.own(), owner.own()])
    expect(holder()).toBe('a')
  })

  test('behavior: an idle owner hands over, after it let go of what is shared', async () => {
    const { openTab, holder } = createSite()
    const [a, b] = [openTab('a'), openTab('b')]
    await a.owner.own()
    await b.owner.own()
    expect(holder()).toBe('b')
    expect(a.given).toEqual(['a'])
    await a.owner.own()
    expect(holder()).toBe('a')
    expect(b.given).toEqual(['b'])
  })

  test('error: a busy owner keeps it, and gives it up when it is done', async () => {
    const { openTab, holder } = createSite()
    const [a, b] = [openTab('a', { busy: true }), openTab('b')]
    await a.owner.own()
    await expect(b.owner.own()).rejects.toMatchObject({ code: 'WALLET_CONNECT_OTHER_TAB' })
    expect([holder(), a.given]).toEqual(['a', []])
    a.world.busy = false
    await b.owner.own()
    expect(holder()).toBe('b')
  })

  test('behavior: what was released is free, and what was never owned is not released', async () => {
    const { openTab, holder } = createSite()
    const [a, b] = [openTab('a'), openTab('b')]
    await a.owner.own()
    b.owner.release()
    expect(holder()).toBe('a')
    a.owner.release()
    await b.owner.own()
    expect([holder(), a.given]).toEqual(['b', []])
  })

  test('error: a message of another shape moves nothing', async () => {
    const { openTab, holder, name } = createSite()
    const [a, b] = [openTab('a', { busy: true }), openTab('b')]
    await a.owner.own()
    const stranger = new BroadcastChannel(name)
    for (const odd of [null, 'wanted', { type: 'give' }, { type: 'wanted', more: 1 }]) {
      stranger.postMessage(odd)
    }
    // Answered after them all.
    await expect(b.owner.own()).rejects.toMatchObject({ code: 'WALLET_CONNECT_OTHER_TAB' })
    stranger.close()
    expect([holder(), a.given]).toEqual(['a', []])
  })
})
