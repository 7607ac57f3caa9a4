import { entryPoint08Address } from 'viem/account-abstraction'
import * as z from 'zod/mini'
import { SecureError, text } from '#secure/wire'
import type { Decision } from '../../approvals/approval.ts'
import { readSpending } from '../../approvals/readSpending.ts'
import { showHidden } from '../../approvals/readText.ts'
import { drawTree } from '../../approvals/typedData/drawTree.ts'
import { parseTypedData } from '../../approvals/typedData/parseTypedData.ts'
import { readGrants } from '../../approvals/typedData/readGrants.ts'
import type { StructValue } from '../../approvals/typedData/typedValue.ts'
import { withSecret } from '../../keys/wallet.ts'
import { requireNetwork } from '../../session.ts'
import type { Signing } from './signing.ts'
import { createClient } from './client.ts'
import { parseParams } from './params.ts'
import { requireSigner } from './requireSigner.ts'

const params = z.tuple([text(42), z.unknown()], z.unknown())
/** eth_signTypedData_v4: the account, and the data. */
export function signTypedData(signing: Signing, given: unknown) {
  const { page, addresses, account, store, chainId } = signing
  const [address, raw] = parseParams(params, given)
  requireSigner(signing, address)
  const data = parseTypedData(raw)
  const network = requireNetwork(page.config, chainId)
  const { name, chainId: domainChain, verifyingContract, ...others } = valuesOf(data.domain)
  if (domainChain !== undefined && domainChain !== String(network.chainId)) {
    throw new SecureError(
      'BAD_MESSAGE',
      'The data is for another network than the one the account is on.',
    )
  }
  if (verifyingContract?.toLowerCase() === entryPoint08Address.toLowerCase()) {
    // Its signature would send whatever is in it, unread.
    throw new SecureError(
      'BAD_MESSAGE',
      'This is an operation of a smart account, not data. Ask for its calls with wallet_sendCalls.',
    )
  }
  const { spending, powers } = readGrants(data)

  return async (): Promise<Decision> => ({
    approval: {
      kind: 'typedData',
      account: addresses.eip155,
      network: domainChain === undefined ? null : network.name,
      domainName: name === undefined ? null : showHidden(name),
      contract: verifyingContract ?? null,
      domain: Object.entries(others).map(([of, value]) => ({ name: of, value: showHidden(value) })),
      primaryType: data.message.type,
      tree: drawTree(data.message.fields),
      spending: await readSpending(createClient(network), spending),
      powers,
    },
    confirm: () =>
      withSecret({ api: page.api, store }, account, (keys) =>
        keys.evm.signer().signTypedData(data.definition),
      ),
  })
}

function valuesOf({ fields }: StructValue): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap(({ name, value }) =>
      value.kind === 'leaf' ? [[name, String(value.value)] as const] : [],
    ),
  )
}
