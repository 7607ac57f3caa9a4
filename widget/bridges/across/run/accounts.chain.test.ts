import { type Address, concat, encodeFunctionData, type Hex, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { erc20Abi } from '../contracts/abi.ts'
import { findDeposits } from '../deposit/findDeposits.ts'
import { runTransfer } from './runTransfer.ts'
import { originChainId, startWorld, type World } from '../testing/world.ts'
import type { Transfer } from '../transfer/transfer.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => world.devnet.control.reset())
afterAll(() => world?.devnet.stop())

const native = { symbol: 'ETH', inputAmount: 10n ** 17n }
const flagSlot = '0xdeadbeef'

/** Wraps the code at an address; its storage stays where it is. Answers how to take it off again. */
async function wrap(
  address: Address,
  guard: (inner: Address) => Hex,
): Promise<() => Promise<void>> {
  const chain = world.client.chainClient(originChainId)
  const code = (await getCode(chain, { address })) ?? '0x'
  const inner: Address = `0x${keccak256(address).slice(2, 42)}`
  await world.node.setCode({ address: inner, bytecode: code })
  await world.node.setCode({ address, bytecode: guard(inner) })
  return () => world.node.setCode({ address, bytecode: code })
}

/** `delegatecall`s the rest of the code, and answers what it answers. `at` is where it begins. */
function delegate(inner: Address, at: number): Hex {
  const end = (at + 47).toString(16).padStart(2, '0')
  return concat([
    '0x5b3660008037', // JUMPDEST, copy the calldata
    '0x600080366000',
    concat(['0x73', inner]),
    '0x5af4', // delegatecall
    '0x3d6000803e', // copy the answer
    `0x60${end}57`, // to the end if it worked
    '0x3d6000fd', // revert with it
    '0x5b3d6000f3', // return it
  ])
}

/** Like USDT: an approval is refused while one is there; `flagSlot` says that one is. */
function usdtLike(inner: Address): Hex {
  return concat([
    '0x60003560e01c63095ea7b31415602e57', // not `approve`: on to the token
    '0x60243515602557', // approve(0): clear the flag
    '0x63deadbeef5415602e57', // no flag: on to the token
    '0x600080fd',
    '0x5b600063deadbeef55',
    delegate(inner, 0x2e),
  ])
}

/** Like a pool of before: it has no `deposit` of today, and reverts with nothing. */
function oldPool(inner: Address): Hex {
  const start = '0x60003560e01c63ad5425c614156014576000' as const
  return concat([start, '0x80fd', delegate(inner, 0x14)])
}

async function depositsOf(depositor: Address) {
  const chainIds = [originChainId]
  return (await findDeposits(world.client, { depositor, chainIds })).deposits
}

describe('tokens and pools that are different', () => {
  test('behavior: an allowance that must be zero first is reset, then set (S4.14)', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address)
    const wallet = world.wallet(owner)
    const small = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [transfer.originPool, 1n],
    })
    await world.sendAs(owner, { to: transfer.route.inputToken, data: small, value: 0n })
    const unwrap = await wrap(transfer.route.inputToken, usdtLike)
    try {
      await world.node.setStorageAt({
        address: transfer.route.inputToken,
        index: flagSlot,
        value: `0x${'1'.padStart(64, '0')}`,
      })
      const done = await runTransfer(world.client, { transfer, wallet, save: () => undefined })
      expect(done.status).toBe('filled')
      expect(wallet.sent).toHaveLength(3)
    } finally {
      await unwrap()
    }
  })

  test('behavior: a pool without `deposit` is paid by `depositV3` (S7.33)', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, native)
    const inputs: Hex[] = []
    const wallet = world.wallet(owner, {
      sendTransaction: (asked) => {
        inputs.push(asked.data)
        return world.sendAs(owner, asked)
      },
    })
    const unwrap = await wrap(transfer.originPool, oldPool)
    try {
      const done = await runTransfer(world.client, { transfer, wallet, save: () => undefined })
      expect(done.status).toBe('filled')
      expect(inputs.map((input) => input.slice(0, 10))).toEqual(['0x7b939232'])
      expect(inputs[0]?.endsWith('1dc0dedead')).toBe(true)
    } finally {
      await unwrap()
    }
  })

  test('error: the person allowed less in the wallet than the transfer needs', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address)
    let kept = transfer
    const save = (next: Transfer) => {
      kept = next
    }
    const less = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [transfer.originPool, 7n],
    })
    const wallet = world.wallet(owner, {
      sendTransaction: (asked) => world.sendAs(owner, { ...asked, data: less }),
    })
    await expect(runTransfer(world.client, { transfer, wallet, save })).rejects.toMatchObject({
      code: 'BRIDGE_ALLOWANCE_TOO_LOW',
      data: { needed: '50000000', allowed: '7' },
    })
    expect(kept).toMatchObject({ status: 'draft', error: { code: 'BRIDGE_ALLOWANCE_TOO_LOW' } })
    expect(await depositsOf(owner.address)).toEqual([])
    const again = { transfer: kept, wallet: world.wallet(owner), save }
    expect((await runTransfer(world.client, again)).status).toBe('filled')
  })
})

describe('accounts with code', () => {
  test('behavior: an account delegated by EIP-7702 is judged by its event', async () => {
    const owner = await world.account()
    const transfer = await world.draft(owner.address, native)
    const bytecode = concat(['0xef0100', transfer.destinationPool])
    await world.node.setCode({ address: owner.address, bytecode })
    const wallet = world.wallet(owner)
    const done = await runTransfer(world.client, { transfer, wallet, save: () => undefined })
    expect(done.status).toBe('filled')
  })

  test('behavior: a smart account, whose transaction somebody else sends', async () => {
    const [owner, bundler] = [await world.account(), await world.account()]
    const transfer = await world.draft(owner.address, native)
    await world.node.setCode({ address: owner.address, bytecode: '0x00' })
    const wallet = world.wallet(owner, {
      sendTransaction: (asked) => world.sendAs(bundler, asked),
    })
    const done = await runTransfer(world.client, { transfer, wallet, save: () => undefined })
    expect(done.status).toBe('filled')
    expect(await depositsOf(owner.address)).toHaveLength(1)
  })

  test('error: a smart account that pays somebody else', async () => {
    const [owner, bundler, thief] = await Promise.all([1, 2, 3].map(() => world.account()))
    if (owner === undefined || bundler === undefined || thief === undefined) return expect.fail()
    const transfer = await world.draft(owner.address, native)
    await world.node.setCode({ address: owner.address, bytecode: '0x00' })
    const wallet = world.wallet(owner, {
      sendTransaction(asked) {
        const mine = owner.address.slice(2).toLowerCase().padStart(64, '0')
        const theirs = thief.address.slice(2).toLowerCase().padStart(64, '0')
        // The depositor stays, the recipient is another.
        const [head = '', , tail = ''] = asked.data.split(mine)
        const data = `${head}${mine}${theirs}${tail}` as Hex
        return world.sendAs(bundler, { ...asked, data })
      },
    })
    await expect(
      runTransfer(world.client, { transfer, wallet, save: () => undefined }),
    ).rejects.toMatchObject({
      code: 'BRIDGE_TRANSACTION_ALTERED',
      data: { field: 'recipient', asked: owner.address, sent: thief.address },
    })
  })
})

describe('a transaction that the network forgets', () => {
  test('error: it is told, not waited for, and happens once when it is sent again with its nonce', async () => {
    const client = { ...world.client, droppedAfterMs: 300 }
    const owner = await world.account()
    const transfer = await world.draft(owner.address, native)
    let kept = transfer
    const save = (next: Transfer) => {
      kept = next
    }
    await world.node.setAutomine(false)
    await world.node.setIntervalMining({ interval: 0 })
    const nonces: (number | undefined)[] = []
    try {
      const wallet = world.wallet(owner, {
        async sendTransaction(asked) {
          nonces.push(asked.nonce)
          const hash = await world.sendAs(owner, { ...asked, nonce: 0 }, { gas: 500_000n })
          forget = () => world.node.dropTransaction({ hash })
          return hash
        },
      })
      let forget: () => Promise<unknown> = () => Promise.resolve()
      const first = runTransfer(client, {
        transfer,
        wallet,
        save,
        onProgress: ({ status }) => {
          if (status === 'txPending') forget().catch(() => undefined)
        },
      })
      await expect(first).rejects.toMatchObject({ code: 'BRIDGE_TRANSACTION_DROPPED' })
      expect(kept).toMatchObject({
        status: 'depositing',
        depositHash: expect.stringMatching(/^0x/),
        error: { code: 'BRIDGE_TRANSACTION_DROPPED' },
      })
      // Without the person's confirmation the run only searches for it again.
      await expect(runTransfer(client, { transfer: kept, wallet, save })).rejects.toMatchObject({
        code: 'BRIDGE_TRANSACTION_DROPPED',
      })
    } finally {
      await world.node.setAutomine(true)
      await world.node.setIntervalMining({ interval: 1 })
    }
    const wallet = world.wallet(owner, {
      sendTransaction: (asked) => {
        nonces.push(asked.nonce)
        return world.sendAs(owner, asked)
      },
    })
    const done = await runTransfer(client, { transfer: kept, wallet, save, resend: true })
    expect(done.status).toBe('filled')
    expect(nonces).toEqual([undefined, 0])
    expect(await depositsOf(owner.address)).toHaveLength(1)
  })
})
