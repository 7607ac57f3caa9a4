import { encodeFunctionResult, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { erc20Abi } from '../contracts/abi.ts'
import { readFunds, requireFunds } from './requireFunds.ts'
import { clientOf, ledgerOf, owner } from '../testing/ledger.ts'
import { originChainId as chainId, token } from '../testing/modelLogs.ts'

/** An account with 100 wei and 50 of the token. */
function account() {
  const functionName = 'balanceOf'
  const origin = ledgerOf(chainId, {
    answers: {
      eth_getBalance: () => numberToHex(100),
      eth_call: () => encodeFunctionResult({ abi: erc20Abi, functionName, result: 50n }),
    },
  })
  return { origin, client: clientOf({ origin }) }
}
const of = { chainId, owner, token }
const asked = (isNative: boolean, amount: bigint, fee: bigint) =>
  requireFunds(account().client, { ...of, isNative, amount, fee })

test('default: both are read of the owner, and a native amount is the currency itself (S5.12)', async () => {
  const { origin, client } = account()
  expect(await readFunds(client, { ...of, isNative: false })).toEqual({ native: 100n, token: 50n })
  expect(origin.asked('eth_getBalance')[0]?.[0]).toBe(owner)
  expect(await readFunds(client, { ...of, isNative: true })).toEqual({ native: 100n, token: 100n })
  expect(origin.asked('eth_call')).toHaveLength(1)
})

test('behavior: exactly enough is enough (S5.12)', async () => {
  await asked(false, 50n, 100n)
  await asked(true, 60n, 40n)
})

test('error: one unit less is too little, of the token or for the fee (S5.12)', async () => {
  const [balance, fee] = ['BRIDGE_INSUFFICIENT_BALANCE', 'BRIDGE_INSUFFICIENT_FEE_FUNDS']
  const of = (code: string, needed: string, has: string) => ({ code, data: { needed, has } })
  await expect(asked(false, 51n, 0n)).rejects.toMatchObject(of(balance, '51', '50'))
  await expect(asked(false, 50n, 101n)).rejects.toMatchObject(of(fee, '101', '100'))
  await expect(asked(true, 60n, 41n)).rejects.toMatchObject(of(fee, '101', '100'))
  await expect(asked(true, 101n, 0n)).rejects.toMatchObject(of(balance, '101', '100'))
})
