import { type Address, concat, encodeFunctionData, type Hex, pad, zeroAddress } from 'viem'
import { spokePoolAbi } from '#bridges/across/contracts/abi.ts'
import { otherDepositsAbi } from '#bridges/across/contracts/otherDepositsAbi.ts'
import { opUsdc, person, usdc } from './reading.ts'

export type Deposit = {
  readonly depositor: Address
  readonly recipient: Address
  readonly inputToken: Address
  readonly outputToken: Address
  readonly inputAmount: bigint
  readonly outputAmount: bigint
  readonly destinationChainId: bigint
  readonly exclusiveRelayer: Address
  readonly quoteTimestamp: number
  readonly fillDeadline: number
  readonly exclusivity: number
  readonly message: Hex
}

/** 25 USDC from Base to OP Mainnet. */
export const honest: Deposit = {
  depositor: person,
  recipient: person,
  inputToken: usdc,
  outputToken: opUsdc,
  inputAmount: 25_000_000n,
  outputAmount: 24_900_000n,
  destinationChainId: 10n,
  exclusiveRelayer: zeroAddress,
  quoteTimestamp: 1_899_996_400,
  fillDeadline: 1_900_000_000,
  exclusivity: 0,
  message: '0x',
}

export const forms = [
  'deposit',
  'depositV3',
  'depositNow',
  'depositV3Now',
  'unsafeDeposit',
] as const
export type Form = (typeof forms)[number]
const suffix: Hex = '0x1dc0de0042'

/** The calldata of a deposit, in any form that a pool takes. */
export function encode(given: Partial<Deposit> = {}, form: Form = 'deposit'): Hex {
  const it = { ...honest, ...given }
  const wide = (address: Address) => pad(address, { size: 32 })
  const parties = [it.depositor, it.recipient, it.inputToken, it.outputToken] as const
  const [a, b, c, d] = parties
  const wideParties = [wide(a), wide(b), wide(c), wide(d)] as const
  const amounts = [it.inputAmount, it.outputAmount, it.destinationChainId] as const
  const times = [it.quoteTimestamp, it.fillDeadline, it.exclusivity, it.message] as const
  const offsets = [it.fillDeadline, it.exclusivity, it.message] as const
  const relayer = it.exclusiveRelayer
  const abi = [...spokePoolAbi, ...otherDepositsAbi]
  switch (form) {
    case 'deposit':
      return encodeFunctionData({
        abi,
        functionName: form,
        args: [...wideParties, ...amounts, wide(relayer), ...times],
      })
    case 'depositV3':
      return encodeFunctionData({
        abi,
        functionName: form,
        args: [...parties, ...amounts, relayer, ...times],
      })
    case 'depositNow':
      return encodeFunctionData({
        abi,
        functionName: form,
        args: [...wideParties, ...amounts, wide(relayer), ...offsets],
      })
    case 'depositV3Now':
      return encodeFunctionData({
        abi,
        functionName: form,
        args: [...parties, ...amounts, relayer, ...offsets],
      })
    case 'unsafeDeposit':
      return encodeFunctionData({
        abi,
        functionName: form,
        args: [...wideParties, ...amounts, wide(relayer), 7n, ...times],
      })
  }
}

/** With the bytes that name who integrates the bridge. */
export const withSuffix = (data: Hex): Hex => concat([data, suffix])
