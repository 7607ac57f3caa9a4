import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { testSigning } from '../../approvals/testing/signing.ts'
import { signTypedData } from './signTypedData.ts'

const signing = await testSigning()
const { address } = signing.own
const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const thief = getAddress('0x5c11b1c3d4e5f6a7b8c9d0e1f2a3b4c5d6e78ae2')
const max = String(2n ** 256n - 1n)

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}
const permit = {
  types: permitTypes,
  primaryType: 'Permit',
  domain: { name: 'USD Coin', version: '2', chainId: 8_453, verifyingContract: usdc },
  message: { owner: address, spender: thief, value: max, nonce: '0', deadline: '1900000000' },
}

const ask = (data: unknown) => async () => {
  const { approval } = await signTypedData(signing, [address, data])()
  if (approval.kind !== 'typedData') throw new Error('It asks for something else')
  return approval
}
const withMessage = (change: Record<string, unknown>) => ({
  ...permit,
  message: { ...permit.message, ...change },
})
const withDomain = (types: { name: string; type: string }[], domain: object = permit.domain) => ({
  ...permit,
  types: { ...permitTypes, EIP712Domain: types },
  domain,
})
const refused = { code: 'BAD_MESSAGE' }

describe('what is drawn is what is signed', () => {
  test('default: a permit warns with its token, spender and end', async () => {
    const { spending } = await ask(permit)()
    expect(spending).toEqual([
      {
        // Known to the build, by its address.
        token: { contract: usdc, symbol: 'USDC', decimals: 6, amount: null },
        tokenId: null,
        spender: thief,
        until: 1_900_000_000,
      },
    ])
  })

  test.each([
    ['a space before the amount', { value: ` ${max}` }],
    ['a space before the deadline', { deadline: ' 1900000000' }],
    ['binary', { deadline: '0b1110001001111100001011000000000' }],
    ['octal', { deadline: '0o16117413000' }],
    ['an empty number', { value: '' }],
    ['hexadecimal in capitals', { value: '0XFF' }],
  ])('attack: S8 %s does not switch the warning of a permit off', async (_, change) => {
    await expect(async () => ask(withMessage(change))()).rejects.toMatchObject(refused)
  })

  test('attack: S8 a page’s own domain type leaves nothing out that is shown as signed for', async () => {
    await expect(async () => ask(withDomain([]))()).rejects.toMatchObject(refused)
    const name = { name: 'name', type: 'string' }
    await expect(async () => ask(withDomain([name]))()).rejects.toMatchObject(refused)
  })

  test('attack: S8 a permit under another name of its type still warns', async () => {
    const renamed = { ...permit, types: { Vote: permitTypes.Permit }, primaryType: 'Vote' }
    expect((await ask(renamed)()).spending).toHaveLength(1)
  })
})

test('behavior: a page that hands over the data as JSON gets the same approval', async () => {
  expect(await ask(JSON.stringify(permit))()).toEqual(await ask(permit)())
})

test('behavior: data without a network is told to hold on every one, and all of a domain is drawn', async () => {
  const { chainId: _, ...elsewhere } = permit.domain
  const { network: named, domain } = await ask({ ...permit, domain: elsewhere })()
  expect([named, domain]).toEqual([null, [{ name: 'version', value: '2' }]])
  const other = { ...permit, domain: { ...permit.domain, chainId: 1 } }
  await expect(async () => ask(other)()).rejects.toMatchObject(refused)
})

test('error: an operation of the entry point is no data', async () => {
  const verifyingContract = '0x4337084d9e255ff0702461cf8895ce9e3b5ff108'
  const operation = { ...permit, domain: { ...permit.domain, verifyingContract } }
  await expect(async () => ask(operation)()).rejects.toMatchObject(refused)
})
