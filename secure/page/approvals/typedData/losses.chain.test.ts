import fc from 'fast-check'
import {
  type Address,
  createPublicClient,
  encodeAbiParameters,
  type Hex,
  http,
  keccak256,
  maxUint256,
  parseAbi,
  parseEther,
  parseSignature,
  stringToHex,
  toHex,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { artifact } from '#devnet/chains/artifact.ts'
import { deployTestToken, giveTestToken } from '#devnet/chains/testToken.ts'
import type { Devnet } from '#devnet/start.ts'
import { borrowDevnet } from '#devnet/testWorlds.ts'
import { bothChains, walletClient } from '#devnet/testing.ts'
import { startService, type TestService } from '../../../service/testing/startService.ts'
import { createKeys } from '../../keys/wallet.ts'
import { createDevice } from '../../testing/device.ts'
import { encode, holdingOf, sendAs } from '../../testing/lossChain.ts'
import { openPage, type TestPage } from '../../testing/page.ts'
import { isSame } from '../tokens.ts'
import { dataOf } from '../testing/typedData.ts'

let devnet: Devnet
let world: TestService
let token: Address
let permit2: Address
let page: TestPage & { address: Address }

const chain = () => bothChains(devnet)[0]
const wallet = () => walletClient(chain())
const client = () => createPublicClient({ transport: http(chain().directRpcUrl) })
const taker = () => wallet().account.address

beforeAll(async () => {
  devnet = await borrowDevnet()
  token = await deployTestToken(wallet())
  const { abi, bytecode } = artifact('MockPermit2.sol/MockPermit2')
  const hash = await wallet().deployContract({ abi, bytecode, args: [] })
  const { contractAddress } = await wallet().waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('Permit2 was not deployed')
  permit2 = contractAddress
  const { chainId, name, directRpcUrl: rpcUrl } = chain()
  const currency = { symbol: 'ETH', decimals: 18 }
  world = await startService({
    NETWORKS: JSON.stringify([{ chainId, name, rpcUrl, currency, isTest: true }]),
  })
  const device = await createDevice(world)
  await createKeys(device, await device.signIn('typed@example.org'))
  const opened = await openPage(device)
  const { address } = await opened.user('eoa', `eip155:${chainId}`)
  page = { ...opened, address: address as Address } // its row says that it is one
  await devnet.control.fund(page.address, chainId)
  await giveTestToken(wallet(), { token, to: page.address, amount: parseEther('1000') })
  // Like an account that has traded with it before.
  await sendAs(wallet(), page.address, {
    to: token,
    data: encode('approve', permit2, maxUint256),
  })
}, 180_000)
afterAll(async () => {
  await world?.stop()
  await devnet?.stop()
})

const balance = async () =>
  (await holdingOf(client(), page.address, [token])).tokens.get(token) ?? 0n

/** How pages write a number; the last is none that EIP-712 knows, and hashes like one elsewhere. */
const forms = {
  text: (value: bigint) => String(value),
  hex: (value: bigint) => toHex(value),
  spaced: (value: bigint) => ` ${value}`,
}
const anyForm = fc.constantFrom('text', 'hex', 'spaced' as const)
const anyValue = fc.bigInt(0n, 10n ** 18n)
const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 12) }

/** The signature; undefined if it is refused, which shows nothing. */
async function sign(data: object): Promise<Hex | undefined> {
  const shown = page.shown.length
  const params = [page.address, JSON.stringify(data)]
  const signed = await page.rpc('eth_signTypedData_v4', params).catch((error: unknown) => error)
  if (typeof signed === 'string') return signed as Hex // what signs answers with
  expect(signed).toMatchObject({ code: 'BAD_MESSAGE' })
  expect(page.shown).toHaveLength(shown)
  return undefined
}

/** How much of the token the newest approval says that the spender may take. */
function drawn(spender: string): bigint {
  const approval = page.shown.at(-1)
  if (approval?.kind !== 'typedData') throw new Error('no typed data was shown')
  return approval.spending
    .filter((one) => isSame(one.spender, spender) && isSame(one.token.contract, token))
    .reduce((sum, one) => sum + (one.token.amount ?? maxUint256), 0n)
}

async function mined(hash: Hex): Promise<void> {
  expect((await client().waitForTransactionReceipt({ hash })).status).toBe('success')
}

test('attack: S8 over any transfer by signature (EIP-3009), what is taken was drawn', async () => {
  const abi = parseAbi([
    'function receiveWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  ])
  const { name, version } = (await client().getEip712Domain({ address: token })).domain
  const domain = { name, version, chainId: chain().chainId, verifyingContract: token }
  const end = 4_000_000_000n
  let taken = 0
  await fc.assert(
    fc.asyncProperty(anyValue, anyForm, fc.bigInt(0n, 999n), async (value, form, salt) => {
      const nonce = toHex(salt, { size: 32 })
      const message = {
        from: page.address,
        to: taker(),
        value: forms[form](value),
        nonce,
        validAfter: '0',
        validBefore: forms[form](end),
      }
      const signature = await sign(
        dataOf(
          'ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
          message,
          domain,
        ),
      )
      expect(signature === undefined).toBe(form === 'spaced')
      if (signature === undefined) return
      const { r, s, v = 27n } = parseSignature(signature)
      const before = await balance()
      const args = [page.address, taker(), value, 0n, end, nonce, Number(v), r, s] as const
      await mined(
        await wallet().writeContract({
          address: token,
          abi,
          functionName: 'receiveWithAuthorization',
          args,
        }),
      )
      expect(before - (await balance())).toBe(value)
      expect(before - (await balance())).toBeLessThanOrEqual(drawn(taker()))
      taken += 1
    }),
    runs,
  )
  expect(taken).toBeGreaterThan(0)
})

/** What a protocol signs along with Permit2, with the hash that its contract makes of it. */
const witnesses = [
  {
    type: 'Note(address to,uint256 minimum)',
    message: (value: bigint) => ({ to: taker(), minimum: String(value) }),
    values: (value: bigint) => [taker(), value] as const,
    kinds: [{ type: 'address' }, { type: 'uint256' }],
  },
  {
    type: 'Memo(bytes32 id,bool paid)',
    message: (value: bigint) => ({ id: toHex(value, { size: 32 }), paid: true }),
    values: (value: bigint) => [toHex(value, { size: 32 }), true] as const,
    kinds: [{ type: 'bytes32' }, { type: 'bool' }],
  },
] as const

test('attack: S8 over any transfer by Permit2 with whatever is signed along, what is taken was drawn', async () => {
  const abi = parseAbi([
    'struct TokenPermissions { address token; uint256 amount; }',
    'struct PermitTransferFrom { TokenPermissions permitted; uint256 nonce; uint256 deadline; }',
    'struct SignatureTransferDetails { address to; uint256 requestedAmount; }',
    'function permitWitnessTransferFrom(PermitTransferFrom permit, SignatureTransferDetails details, address owner, bytes32 witness, string witnessType, bytes signature)',
  ])
  const domain = { name: 'Permit2', chainId: chain().chainId, verifyingContract: permit2 }
  const deadline = 4_000_000_000n
  const permissions = 'TokenPermissions(address token,uint256 amount)'
  let nonce = 0n
  let taken = 0
  await fc.assert(
    fc.asyncProperty(
      ...([anyValue, anyForm, fc.constantFrom(...witnesses)] as const),
      async (amount, form, witness) => {
        nonce += 1n
        const [name = ''] = witness.type.split('(')
        const others =
          name < 'TokenPermissions' ? [witness.type, permissions] : [permissions, witness.type]
        const message = {
          permitted: { token, amount: forms[form](amount) },
          spender: taker(),
          nonce: String(nonce),
          deadline: String(deadline),
          witness: witness.message(amount),
        }
        const stub =
          'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,'
        const rest = `${name} witness)${others.join('')}`
        const signature = await sign(dataOf(stub + rest, message, domain))
        expect(signature === undefined).toBe(form === 'spaced')
        if (signature === undefined) return
        const typeHash = keccak256(stringToHex(witness.type))
        const hash = keccak256(
          encodeAbiParameters(
            [{ type: 'bytes32' }, ...witness.kinds],
            [typeHash, ...witness.values(amount)],
          ),
        )
        const before = await balance()
        const permit = { permitted: { token, amount }, nonce, deadline }
        const details = { to: taker(), requestedAmount: amount }
        await mined(
          await wallet().writeContract({
            address: permit2,
            abi,
            functionName: 'permitWitnessTransferFrom',
            args: [permit, details, page.address, hash, rest, signature],
          }),
        )
        expect(before - (await balance())).toBe(amount)
        expect(before - (await balance())).toBeLessThanOrEqual(drawn(taker()))
        taken += 1
      },
    ),
    runs,
  )
  expect(taken).toBeGreaterThan(0)
})
