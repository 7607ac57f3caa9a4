import { type PublicClient, type TypedDataDefinition, validateTypedData } from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { isHex } from 'viem/utils'
import * as z from 'zod/mini'
import { SecureError, text } from '#secure/wire'
import type { Decision } from '../../approvals/approval.ts'
import { readSpending } from '../../approvals/readSpending.ts'
import { readTree } from '../../approvals/readTree.ts'
import { shortName } from '../../approvals/readText.ts'
import { withSecret } from '../../keys/wallet.ts'
import { requireNetwork } from '../../session.ts'
import type { Signing } from '../rpc.ts'
import { createClient } from './client.ts'
import { parseParams } from './params.ts'
import { requireSigner } from './requireSigner.ts'

const DATA_CHARS = 100_000
const fields = z.array(z.object({ name: text(200), type: text(200) })).check(z.maxLength(200))
const bigNumber = z.union([text(78), z.number()])
/** EIP-712 as libraries send it: an object, or its JSON. */
export const typedData = z.object({
  types: z.record(text(200), fields),
  primaryType: text(200),
  domain: z.object({
    name: z.optional(text(500)),
    version: z.optional(text(100)),
    chainId: z.optional(bigNumber),
    verifyingContract: z.optional(text(66)),
    salt: z.optional(text(66)),
  }),
  message: z.record(text(200), z.unknown()),
})
export type TypedData = z.infer<typeof typedData>
const params = z.tuple([text(42), z.unknown()], z.unknown())
type Definition = TypedDataDefinition<Record<string, unknown>, string>

/** eth_signTypedData_v4: the account, and the data. */
export function signTypedData(signing: Signing, given: unknown) {
  const { page, addresses, account, store, chainId } = signing
  const [address, raw] = parseParams(params, given)
  requireSigner(signing, address)
  const data = parseParams(typedData, typeof raw === 'string' ? readJson(raw) : raw)
  const network = requireNetwork(page.config, chainId)
  const { chainId: domainChain } = data.domain
  if (domainChain !== undefined && BigInt(domainChain) !== BigInt(network.chainId)) {
    throw new SecureError(
      'BAD_MESSAGE',
      'The data is for another network than the one the account is on.',
    )
  }
  const definition = toDefinition(data)
  const { verifyingContract, name } = data.domain
  if (verifyingContract?.toLowerCase() === entryPoint08Address.toLowerCase()) {
    // Its signature would send whatever is in it, unread.
    throw new SecureError(
      'BAD_MESSAGE',
      'This is an operation of a smart account, not data. Ask for its calls with wallet_sendCalls.',
    )
  }

  return async (): Promise<Decision> => {
    const client: PublicClient = createClient(network)
    return {
      approval: {
        kind: 'typedData',
        account: addresses.eip155,
        network: network.name,
        domainName: name === undefined ? null : shortName(name, 60),
        contract: verifyingContract ?? null,
        primaryType: shortName(data.primaryType, 60),
        tree: readTree(data),
        spending: await readSpending(client, data),
      },
      confirm: () =>
        withSecret({ api: page.api, store }, account, (keys) =>
          keys.evm.signer().signTypedData(definition),
        ),
    }
  }
}

/** What viem hashes; whatever does not fit its own types is refused before anybody is asked. */
function toDefinition({ types, primaryType, message, domain }: TypedData): Definition {
  const { name, version, chainId, verifyingContract, salt } = domain
  const definition: Definition = {
    types,
    primaryType,
    message,
    domain: {
      ...(name === undefined ? {} : { name }),
      ...(version === undefined ? {} : { version }),
      ...(chainId === undefined ? {} : { chainId: BigInt(chainId) }),
      ...(isHex(verifyingContract) ? { verifyingContract } : {}),
      ...(isHex(salt) ? { salt } : {}),
    },
  }
  try {
    validateTypedData(definition)
    return definition
  } catch (cause) {
    throw new SecureError('BAD_MESSAGE', 'The data does not fit its own types.', { cause })
  }
}

function readJson(content: string): unknown {
  if (content.length > DATA_CHARS) return undefined
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
