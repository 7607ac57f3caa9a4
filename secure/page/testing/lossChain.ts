import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint256,
  type PublicClient,
} from 'viem'
import { callingCode } from '#bridges/across/trial/testing.ts'
import type { walletClient } from '#devnet/testing.ts'
import type { Approval, BalanceChange, TransactionApproval } from '../approvals/approval.ts'

type Wallet = ReturnType<typeof walletClient>

export const friend = getAddress(`0x${'12'.repeat(20)}`)
/** A contract that takes from the account what it is allowed to take, on any call. */
export const thief = getAddress(`0x${'7e'.repeat(20)}`)
/** A contract that gives the account something, on any call. */
export const giver = getAddress(`0x${'91'.repeat(20)}`)

/** What an account has: the native currency, and tokens by their contract. */
export type Holding = { readonly native: bigint; readonly tokens: ReadonlyMap<Address, bigint> }

export const encode = (functionName: 'transfer' | 'approve', to: Address, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] })

export async function setThief(
  wallet: Wallet,
  { account, token, amount }: { account: Address; token: Address; amount: bigint },
): Promise<void> {
  const args = [account, thief, amount] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args })
  await wallet.setCode({ address: thief, bytecode: callingCode(token, data) })
}

export async function setGiver(
  wallet: Wallet,
  { account, token, amount }: { account: Address; token: Address; amount: bigint },
): Promise<void> {
  const bytecode = callingCode(token, encode('transfer', account, amount))
  await wallet.setCode({ address: giver, bytecode })
}

/** Lets the thief take some of a token, like an older approval that the person has forgotten. */
export async function allowThief(
  wallet: Wallet,
  { account, token, amount = maxUint256 }: { account: Address; token: Address; amount?: bigint },
): Promise<void> {
  await sendAs(wallet, account, { to: token, data: encode('approve', thief, amount) })
}

/** Sends from an account whose key the test does not have. */
export async function sendAs(
  wallet: Wallet,
  account: Address,
  call: { to: Address; data: Hex },
): Promise<void> {
  await wallet.impersonateAccount({ address: account })
  const hash = await wallet.request({
    method: 'eth_sendTransaction',
    params: [{ from: account, ...call }],
  })
  await wallet.waitForTransactionReceipt({ hash })
  await wallet.stopImpersonatingAccount({ address: account })
}

/** `blockNumber`: as of then. @default now */
export async function holdingOf(
  client: PublicClient,
  account: Address,
  tokens: readonly Address[],
  blockNumber?: bigint,
): Promise<Holding> {
  const at = blockNumber === undefined ? {} : { blockNumber }
  const balanceOf = async (address: Address) => {
    const read = { address, abi: erc20Abi, functionName: 'balanceOf', args: [account] } as const
    return [address, await client.readContract({ ...read, ...at })] as const
  }
  const [native, ...balances] = await Promise.all([
    client.getBalance({ address: account, ...at }),
    ...tokens.map(balanceOf),
  ])
  return { native, tokens: new Map(balances) }
}

/** What is shown of a token as leaving or arriving; '' is the native currency. */
export function drawnOf(changes: readonly BalanceChange[], contract: string): bigint {
  return changes
    .filter(({ token }) => token.contract.toLowerCase() === contract.toLowerCase())
    .reduce((sum, { token }) => sum + (token.amount ?? 0n), 0n)
}

export function transactionOf(approval: Approval | undefined): TransactionApproval {
  if (approval?.kind !== 'transaction') throw new Error('no transaction was shown')
  return approval
}
