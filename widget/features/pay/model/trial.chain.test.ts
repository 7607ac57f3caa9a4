import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { giveFeeToken } from '#devnet/chains/feeToken.ts'
import { bothChains, walletClient } from '#devnet/testing.ts'
import { originChainId } from '#bridges/across/testing/world.ts'
import { evmChain } from '#protocol'
import { type Person, person, question } from '#features/bridge/model/testing/person.ts'
import { setUpDocuments } from '#features/bridge/model/testing/setUpDocuments.ts'
import type { Core } from '#kernel/core.ts'
import { lacking, overNode } from '#transactions/trial/testing.ts'
import type { PaymentRequest } from './paymentRequest.ts'
import { payStepsQuery } from './steps.ts'
import type { PayWay } from './way.ts'

const documents = setUpDocuments()
const recipient: Address = `0x${'12'.repeat(20)}`
const direct = { key: 'direct', by: { kind: 'direct' } } as PayWay // of a way, the steps read no more
const origin = () => bothChains(documents.world.devnet)[0]

async function opened(someone: Person): Promise<Core> {
  const { core } = await documents.open(someone)
  return overNode(core, { ...origin(), lacks: [] })
}

function steps(core: Core, someone: Person, token: Address | undefined, way: PayWay = direct) {
  const request: PaymentRequest = {
    caipChainId: evmChain(originChainId),
    address: token,
    symbol: 'T',
    decimals: 18,
    amount: 100n,
    recipient,
  }
  const { address: account } = someone.owner
  return core.queries.fetchQuery(payStepsQuery(core, way, { request, account }))
}

test('default: an honest payment is tried, and has its step', async () => {
  const someone = await person(documents.world)
  const core = await opened(someone)
  for (const token of [undefined, origin().contracts.usdc]) {
    expect(await steps(core, someone, token)).toEqual([{ kind: 'send' }])
  }
})

test('attack: one of which less arrives than was asked for is refused', async () => {
  const someone = await person(documents.world)
  const core = await opened(someone)
  const to = someone.owner.address
  const token = await giveFeeToken(walletClient(origin()), { to, amount: 1_000n })
  await expect(steps(core, someone, token)).rejects.toMatchObject({ code: 'PAY_TAKES_MORE' })
})

test('error: one that would be undone is refused with the reason of sends', async () => {
  const someone = await person(documents.world)
  const core = await opened(someone)
  const token = await giveFeeToken(walletClient(origin()), { to: recipient, amount: 1n })
  await expect(steps(core, someone, token)).rejects.toMatchObject({ code: 'SEND_WOULD_FAIL' })
})

test('error: one that no node can try is refused, directly and over the bridge', async () => {
  const someone = await person(documents.world)
  const { core } = await documents.open(someone)
  const over = overNode(core, { ...origin(), lacks: lacking })
  await expect(steps(over, someone, undefined)).rejects.toMatchObject({ code: 'PAY_UNCHECKED' })
  const { quote, ...ends } = await question(core, someone)
  const by = { kind: 'bridge', quote, ...ends } as PayWay['by'] // the two ends of a question
  const bridged = steps(over, someone, undefined, { ...direct, key: 'bridge', by })
  await expect(bridged).rejects.toMatchObject({ code: 'PAY_UNCHECKED' })
})
