import { type Address, encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import { giveFeeToken } from '#devnet/chains/feeToken.ts'
import { bothChains, walletClient } from '#devnet/testing.ts'
import { originChainId } from '#bridges/across/testing/world.ts'
import { callingCode } from '#bridges/across/trial/testing.ts'
import { type Person, person } from '#features/bridge/model/testing/person.ts'
import { setUpDocuments } from '#features/bridge/model/testing/setUpDocuments.ts'
import type { Core } from '#kernel/core.ts'
import { lacking, overNode, ways } from '#transactions/trial/testing.ts'
import { sendTrialQuery } from './trial.ts'

const documents = setUpDocuments()
const caipChainId = `eip155:${originChainId}`
const friend: Address = `0x${'12'.repeat(20)}`
const thief: Address = `0x${'7e'.repeat(20)}`

/** A document whose node lacks some methods. */
async function opened(someone: Person, lacks: readonly string[]): Promise<Core> {
  const { core } = await documents.open(someone)
  return overNode(core, { ...bothChains(documents.world.devnet)[0], lacks })
}

/** What the review is told of sending so much to a friend. */
function trial(core: Core, someone: Person, token: Address | undefined, amount: bigint) {
  const of = { caipChainId, iconUrl: undefined, price: undefined, amount }
  const holding = { ...of, address: token, symbol: 'T', name: 'T', decimals: 18 }
  const plan = { token: holding, amount, from: someone.owner.address, to: friend }
  return core.queries.fetchQuery(sendTrialQuery(core, plan))
}

const node = () => walletClient(bothChains(documents.world.devnet)[0])
const contracts = () => bothChains(documents.world.devnet)[0].contracts

async function approve(someone: Person, token: Address, amount: bigint) {
  const args = [thief, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const hash = await documents.world.sendAs(someone.owner, { to: token, data, value: 0n })
  await waitForTransactionReceipt(node(), { hash })
}

function takes(token: Address, from: Address, amount: bigint): Hex {
  const args = [from, thief, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args })
  return callingCode(token, data)
}

describe.each(ways)('a send is tried %s', (_, lacks) => {
  test('behavior: an honest one is not worse than it was entered', async () => {
    const someone = await person(documents.world)
    const core = await opened(someone, lacks)
    const { usdc } = contracts()
    for (const [token, amount] of [[undefined, parseEther('1')] as const, [usdc, 25n] as const]) {
      expect(await trial(core, someone, token, amount)).toEqual({
        status: 'tried',
        given: amount,
        received: undefined,
        taken: [],
        allowed: [],
        isWorse: false,
      })
    }
  })

  test('attack: a token that takes a fee on transfer is drawn as what arrives', async () => {
    const someone = await person(documents.world)
    const core = await opened(someone, lacks)
    const to = someone.owner.address
    const token = await giveFeeToken(node(), { to, amount: 1_000n })
    expect(await trial(core, someone, token, 100n)).toMatchObject({
      status: 'tried',
      given: 100n,
      received: 99n,
      isWorse: true,
    })
  })

  test('attack: a token that takes another token along is drawn with it', async () => {
    const someone = await person(documents.world)
    const core = await opened(someone, lacks)
    const { dai } = contracts()
    await approve(someone, dai, 5n)
    await node().setCode({ address: thief, bytecode: takes(dai, someone.owner.address, 5n) })
    expect(await trial(core, someone, thief, 100n)).toMatchObject({
      given: 100n,
      isWorse: true,
      taken: [{ token: dai, amount: 5n }],
    })
  })

  test('error: one that the network would undo says why', async () => {
    const someone = await person(documents.world)
    const core = await opened(someone, lacks)
    await expect(trial(core, someone, contracts().usdc, 10n ** 30n)).rejects.toMatchObject({
      code: 'SEND_WOULD_FAIL',
    })
  })
})

test('behavior: where no node can try it, it is told as untried', async () => {
  const someone = await person(documents.world)
  const core = await opened(someone, lacking)
  expect(await trial(core, someone, contracts().usdc, 25n)).toEqual({ status: 'untried' })
})
