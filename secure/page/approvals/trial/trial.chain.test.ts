import fc from 'fast-check'
import {
  type Address,
  createPublicClient,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  parseSignature,
  toHex,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deployTestToken, giveTestToken } from '#devnet/chains/testToken.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { bothChains, walletClient } from '#devnet/testing.ts'
import { startService, type TestService } from '../../../service/testing/startService.ts'
import { createKeys } from '../../keys/wallet.ts'
import { createDevice } from '../../testing/device.ts'
import { cannotTry, hideChanges, type LyingNode, startLyingNode } from '../../testing/lyingNode.ts'
import { openPage, type TestPage } from '../../testing/page.ts'
import type { Approval, Spending } from '../approval.ts'
import {
  allowThief,
  drawnOf,
  encode,
  friend,
  setThief as setThiefOn,
  thief,
  transactionOf,
} from '../../testing/lossChain.ts'

type Way = 'honest' | 'lying' | 'unable' | 'second'

let devnet: Devnet
let world: TestService
let nodes: LyingNode[]
let permitToken: Address

const chain = () => bothChains(devnet)[0]
const wallet = () => walletClient(chain())
const client = () => createPublicClient({ transport: http(chain().directRpcUrl) })

beforeAll(async () => {
  devnet = await borrowDevnet()
  permitToken = await deployTestToken(wallet())
  const { directRpcUrl } = chain()
  nodes = [
    await startLyingNode(directRpcUrl, hideChanges),
    await startLyingNode(directRpcUrl, cannotTry),
  ]
}, 120_000)
afterAll(async () => {
  await world?.stop()
  await Promise.all(nodes?.map((node) => node.stop()) ?? [])
  await devnet?.stop()
})

/** The page of a deployment whose node is honest, lies, or cannot try, with an account that has money. */
async function open(way: Way): Promise<TestPage & { address: Address; id: string }> {
  const { chainId, name, directRpcUrl } = chain()
  const [lying, unable] = nodes.map(({ url }) => url)
  const rpcUrl = { honest: directRpcUrl, lying, unable, second: unable }[way]
  const more = way === 'second' ? { fallbackRpcUrls: [directRpcUrl] } : {}
  const currency = { symbol: 'ETH', decimals: 18 }
  await world?.stop()
  world = await startService({
    NETWORKS: JSON.stringify([{ chainId, name, rpcUrl, ...more, currency, isTest: true }]),
  })
  const device = await createDevice(world)
  await createKeys(device, await device.signIn(`${way}@example.org`))
  const page = await openPage(device)
  const id = `eip155:${chainId}`
  const { address } = await page.user('eoa', id)
  await devnet.control.fund(address as Address, chainId) // its row says that it is one
  return { ...page, address: address as Address, id }
}

const setThief = (account: Address, token: Address, amount: bigint) =>
  setThiefOn(wallet(), { account, token, amount })

/** Lets the thief take all of a token, like an older approval that the person has forgotten. */
const allow = (page: { address: Address }, token: Address) =>
  allowThief(wallet(), { account: page.address, token })

const shownBy = (page: TestPage) => transactionOf(page.shown.at(-1))

async function send(page: TestPage & { address: Address }, call: object) {
  const hash = (await page.rpc('eth_sendTransaction', [{ from: page.address, ...call }])) as Hex
  await client().waitForTransactionReceipt({ hash })
}

describe('what is drawn', () => {
  test('attack: a call that nobody can read, and that takes a token, is drawn as a loss (S7.28)', async () => {
    const page = await open('honest')
    const { usdc } = chain().contracts
    await allow(page, usdc)
    await setThief(page.address, usdc, 1_000_000n)
    await send(page, { to: thief, data: '0xdeadbeef' })
    expect(shownBy(page)).toMatchObject({
      actions: [{ kind: 'call' }],
      trial: {
        status: 'tried',
        gives: [{ token: { contract: usdc, symbol: 'USDC', amount: 1_000_000n }, tokenId: null }],
        gets: [],
      },
    })
    // It looks like a transfer of its own token but takes another one, which is said first.
    await send(page, { to: thief, data: encode('transfer', friend, 1n) })
    expect(shownBy(page)).toMatchObject({
      actions: [{ kind: 'transfer', token: { contract: thief } }],
      trial: {
        gives: [{ token: { amount: 1n } }, { token: { contract: usdc, amount: 1_000_000n } }],
        isWorse: true,
      },
    })
  })

  test('attack: a node that hides what happens hides nothing of what the calldata says (S7.28)', async () => {
    const page = await open('lying')
    const { usdc } = chain().contracts
    await send(page, { to: usdc, data: encode('transfer', friend, 25n) })
    expect(shownBy(page)).toMatchObject({
      actions: [{ kind: 'transfer', to: friend, token: { amount: 25n } }],
      trial: { status: 'tried', gives: [{ token: { contract: usdc, amount: 25n } }] },
    })
    await send(page, { to: usdc, data: encode('approve', friend, 9n) })
    expect(shownBy(page).actions).toMatchObject([{ kind: 'approve', spender: friend }])
    await send(page, { to: friend, value: '0x7' })
    expect(shownBy(page).trial).toMatchObject({ gives: [{ token: { contract: '', amount: 7n } }] })
  })

  test('behavior: what no node can try says so (S7.28)', async () => {
    const unable = await open('unable')
    await send(unable, { to: friend, value: '0x7' })
    expect(shownBy(unable)).toMatchObject({ problem: null, trial: { status: 'untried' } })
  })

  test('behavior: what one node cannot try is asked of the next (S7.28)', async () => {
    const second = await open('second')
    await send(second, { to: friend, value: '0x7' })
    expect(shownBy(second).trial).toMatchObject({ status: 'tried', gives: [{ tokenId: null }] })
  })

  test('behavior: what comes back is drawn beside what leaves (S7.28)', async () => {
    const page = await open('honest')
    const { weth } = chain().contracts
    await send(page, { to: weth, data: '0xd0e30db0', value: '0x9' })
    expect(shownBy(page).trial).toMatchObject({
      gives: [{ token: { contract: '', symbol: 'ETH', decimals: 18, amount: 9n } }],
      gets: [{ token: { contract: weth, symbol: 'WETH', amount: 9n } }],
      isWorse: false,
    })
  })

  test('behavior: what would be undone on its way is told before it is signed (S7.28)', async () => {
    const page = await open('honest')
    const { usdc } = chain().contracts
    const data = encode('transfer', friend, maxUint256 / 2n)
    await expect(send(page, { to: usdc, data })).rejects.toMatchObject({ message: 'fails' })
  })
})

type Holding = Record<'native' | 'usdc' | 'weth' | 'permit', bigint>
type Asked = { to: Address; data?: Hex; value?: Hex }

describe('loss', () => {
  const tokens = () => {
    const { usdc, weth } = chain().contracts
    return { usdc, weth, permit: permitToken }
  }

  async function holdingOf(account: Address): Promise<Holding> {
    const balance = (address: Address) =>
      client().readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
    const { usdc, weth, permit } = tokens()
    const [native, ...rest] = await Promise.all([
      client().getBalance({ address: account }),
      ...[usdc, weth, permit].map(balance),
    ])
    const [inUsdc = 0n, inWeth = 0n, inPermit = 0n] = rest
    return { native, usdc: inUsdc, weth: inWeth, permit: inPermit }
  }

  const allowanceOf = (address: Address, owner: Address, spender: Address) =>
    client().readContract({
      address,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, spender],
    })

  function anyCall(account: Address): fc.Arbitrary<{ asked: Asked; stolen: bigint }> {
    const { usdc, weth } = tokens()
    const amount = fc.bigInt(1n, 1_000_000n)
    const token = fc.constantFrom(usdc, weth)
    const party = fc.constantFrom(friend, thief, account)
    const stolen = fc.bigInt(0n, 5_000_000n)
    const calls: fc.Arbitrary<Asked>[] = [
      fc.record({ to: fc.constant(friend), value: amount.map((value) => toHex(value)) }),
      fc
        .tuple(token, party, amount, fc.constantFrom('transfer' as const, 'approve' as const))
        .map(([to, who, value, name]) => ({ to, data: encode(name, who, value) })),
      amount.map((value) => ({ to: weth, data: '0xd0e30db0', value: toHex(value) })),
      // The thief's contract, called by an unknown name and by well-known ones.
      fc
        .tuple(party, amount, fc.constantFrom('transfer' as const, 'approve' as const))
        .map(([who, value, name]) => ({ to: thief, data: encode(name, who, value) })),
      fc.uint8Array({ minLength: 4, maxLength: 100 }).map((bytes) => ({
        to: thief,
        data: toHex(bytes),
      })),
    ]
    return fc.record({ asked: fc.oneof(...calls), stolen })
  }

  test('attack: over any call, the chain takes no more than an honest node and the calldata drew (S7.28)', async () => {
    const page = await open('honest')
    const { usdc, weth } = tokens()
    await fc.assert(
      fc.asyncProperty(anyCall(page.address), async ({ asked, stolen }) => {
        // The previous call may have lowered it.
        await allow(page, usdc)
        await setThief(page.address, usdc, stolen)
        const before = await holdingOf(page.address)
        await send(page, asked)
        const after = await holdingOf(page.address)
        const { trial, fee } = shownBy(page)
        if (trial.status !== 'tried') throw new Error(trial.status)
        const native = drawnOf(trial.gives, '')
        expect(before.native - after.native).toBeLessThanOrEqual(native + (fee ?? 0n))
        expect(before.usdc - after.usdc).toBeLessThanOrEqual(drawnOf(trial.gives, usdc))
        expect(before.weth - after.weth).toBeLessThanOrEqual(drawnOf(trial.gives, weth))
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 25) },
    )
  })

  test('attack: over any call, a node that hides everything leaves the calldata and a warning (S7.28)', async () => {
    const page = await open('lying')
    const { usdc, weth } = tokens()
    await allow(page, usdc)
    const known = new Map<Address, bigint>()
    await fc.assert(
      fc.asyncProperty(anyCall(page.address), async ({ asked, stolen }) => {
        await setThief(page.address, usdc, asked.to === thief ? 0n : stolen)
        const before = await holdingOf(page.address)
        await send(page, asked)
        const after = await holdingOf(page.address)
        const { trial, fee, actions } = shownBy(page)
        if (trial.status !== 'tried') throw new Error(trial.status)
        const native = drawnOf(trial.gives, '')
        expect(before.native - after.native).toBeLessThanOrEqual(native + (fee ?? 0n))
        expect(before.usdc - after.usdc).toBeLessThanOrEqual(drawnOf(trial.gives, usdc))
        expect(before.weth - after.weth).toBeLessThanOrEqual(drawnOf(trial.gives, weth))
        // The calldata decides who is shown as able to take something afterwards, whatever the node says.
        for (const spender of [friend, thief]) {
          const may = await allowanceOf(weth, page.address, spender)
          const isNew = may !== (known.get(spender) ?? 0n)
          known.set(spender, may)
          if (!isNew) continue
          expect(actions).toMatchObject([{ kind: 'approve', spender, token: { amount: may } }])
        }
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 15) },
    )
  })

  test('attack: S8 over any permit, a spender takes no more than was drawn', async () => {
    const page = await open('honest')
    const abi = parseAbi([
      'function nonces(address owner) view returns (uint256)',
      'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      'function transferFrom(address from, address to, uint256 value)',
    ])
    await giveTestToken(wallet(), {
      token: permitToken,
      to: page.address,
      amount: parseEther('100'),
    })
    const spender = wallet().account.address
    const values = fc.oneof(fc.bigInt(0n, 10n ** 18n), fc.constant(maxUint256))
    await fc.assert(
      fc.asyncProperty(values, fc.constantFrom('number', 'text', 'hex'), async (value, form) => {
        const nonce = await client().readContract({
          address: permitToken,
          abi,
          functionName: 'nonces',
          args: [page.address],
        })
        const deadline = 4_000_000_000n
        const data = await permitData({ value, form, nonce, deadline }, page.address, spender)
        const params = [page.address, JSON.stringify(data)]
        const signature = (await page.rpc('eth_signTypedData_v4', params)) as Hex
        const { r, s, v = 27n } = parseSignature(signature)
        const before = await holdingOf(page.address)
        const permit = await wallet().writeContract({
          address: permitToken,
          abi,
          functionName: 'permit',
          args: [page.address, spender, value, deadline, Number(v), r, s],
        })
        await client().waitForTransactionReceipt({ hash: permit })
        const all = value < before.permit ? value : before.permit
        const take = await wallet().writeContract({
          address: permitToken,
          abi,
          functionName: 'transferFrom',
          args: [page.address, friend, all / 2n],
        })
        await client().waitForTransactionReceipt({ hash: take })
        const left = await allowanceOf(permitToken, page.address, spender)
        const lost = before.permit - (await holdingOf(page.address)).permit
        const drawn = spendingOf(page.shown.at(-1))
        expect(drawn).toMatchObject({ spender, tokenId: null })
        const limit = drawn?.token.amount ?? maxUint256
        expect(lost + (left === maxUint256 ? 0n : left)).toBeLessThanOrEqual(limit)
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 10) },
    )
  })

  async function permitData(
    {
      value,
      form,
      nonce,
      deadline,
    }: { value: bigint; form: string; nonce: bigint; deadline: bigint },
    owner: Address,
    spender: Address,
  ) {
    const { name, version } = (await client().getEip712Domain({ address: permitToken })).domain
    const field = (name: string, type: string) => ({ name, type })
    const number = { number: Number(value), text: String(value), hex: toHex(value) }[form]
    const isExact = form !== 'number' || BigInt(Number(value)) === value
    return {
      domain: {
        name,
        version,
        chainId: chain().chainId,
        verifyingContract: permitToken,
      },
      types: {
        EIP712Domain: [
          ...[field('name', 'string'), field('version', 'string')],
          ...[field('chainId', 'uint256'), field('verifyingContract', 'address')],
        ],
        Permit: [
          ...[field('owner', 'address'), field('spender', 'address')],
          ...[field('value', 'uint256'), field('nonce', 'uint256'), field('deadline', 'uint256')],
        ],
      },
      primaryType: 'Permit',
      message: {
        owner,
        spender,
        nonce: String(nonce),
        deadline: String(deadline),
        value: isExact ? number : String(value),
      },
    }
  }

  function spendingOf(approval: Approval | undefined): Spending | undefined {
    return approval?.kind === 'typedData' ? approval.spending[0] : undefined
  }
})
