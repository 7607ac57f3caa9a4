import { expect, test } from 'vitest'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeRegistry } from '#kernel/testing/fakeRegistry.ts'
import { imageIdOf } from '#kernel/networks/imageIds.ts'
import { loadNetworkImages } from './networkImages.ts'
import { presetNetworks } from '#kernel/networks/presets.ts'

const ethereum = 'ba0ba0cd-17c6-4806-ad93-f9d174f17900'
const optimism = 'ab9c186a-c52f-464b-2906-ca59d760a400'

function start(ids = [ethereum]) {
  const walletRegistry = createFakeRegistry(0)
  for (const id of ids) walletRegistry.images.set(id, `data:image/png,${id}`)
  const core = createTestCore({ walletRegistry })
  const offered = presetNetworks.filter(({ chainId }) => chainId === 1 || chainId === 10)
  core.store.setState(({ networks }) => ({
    networks: { ...networks, known: presetNetworks, offered },
  }))
  const icons = () => core.store.getState().networks.offered.map(({ iconUrl }) => iconUrl)
  return { core, walletRegistry, icons }
}

test('default: every preset network has a picture at the wallet list (S9.13)', () => {
  for (const { caipChainId, name } of presetNetworks) {
    expect(imageIdOf(caipChainId), name).toMatch(/^[\da-f-]{36}$/)
  }
  expect(imageIdOf('eip155:1')).toBe(ethereum)
  expect(imageIdOf('eip155:11155420')).toBe(optimism)
  expect(imageIdOf('eip155:31337')).toBe(undefined)
})

test('default: pictures come into what is offered and known, and one that lacks takes no other along (S7.24, S9.13)', async () => {
  const { core, walletRegistry, icons } = start()
  await loadNetworkImages(core)
  expect(walletRegistry.askedImages).toEqual([ethereum, optimism])
  expect(icons()).toEqual([`data:image/png,${ethereum}`, undefined])
  expect(core.store.getState().networks.known[0]?.iconUrl).toBe(icons()[0])
  await loadNetworkImages(core)
  expect(walletRegistry.askedImages.slice(2)).toEqual([optimism])
})

test('behavior: a deployment names the picture of its own network', async () => {
  const { core, icons } = start(['harbour'])
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      offered: networks.offered.map((network) => ({ ...network, imageId: 'harbour' })),
    },
  }))
  await loadNetworkImages(core)
  expect(icons()).toEqual(['data:image/png,harbour', 'data:image/png,harbour'])
})

test('behavior: nobody is asked without a project, nor of a network that the page gave', async () => {
  const { core, walletRegistry } = start()
  core.store.setState(({ networks }) => ({
    networks: {
      ...networks,
      offered: networks.offered.map((network) => ({ ...network, from: 'page' as const })),
    },
  }))
  await loadNetworkImages(core)
  expect(walletRegistry.askedImages).toEqual([])
  const { networks } = createTestCore().store.getState()
  const without = createTestCore()
  await loadNetworkImages(without)
  expect(without.store.getState().networks).toEqual(networks)
})

test('behavior: a list that wants no project has pictures of wallets alone, and is asked for no others', async () => {
  const { core, walletRegistry } = start()
  core.store.setState(({ config }) => ({ config: { ...config, project: false } }))
  await loadNetworkImages(core)
  expect(walletRegistry.askedImages).toEqual([])
})
