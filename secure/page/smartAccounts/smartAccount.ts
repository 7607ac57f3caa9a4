import { type Address, encodeFunctionData, parseAbi, type PublicClient } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import {
  type SmartAccount,
  toSimple7702SmartAccount,
  toSmartAccount,
} from 'viem/account-abstraction'
import { SecureError } from '#secure/wire'
import { createClient, rpcFailed } from '../requests/rpc/client.ts'
import { DELEGATE } from './delegation.ts'
import type { SmartNetwork } from './network.ts'

/** Of the accounts that the factory could make for one owner, the first. */
const SALT = 0n
const factoryAbi = parseAbi([
  'function getAddress(address owner, uint256 salt) view returns (address)',
  'function createAccount(address owner, uint256 salt) returns (address)',
])

/** What viem needs to put an operation together. It signs nothing: the key is not here yet. */
export async function describeSmartAccount(
  { smartAccounts }: SmartNetwork,
  client: PublicClient,
  { owner, address }: { readonly owner: Address; readonly address: Address },
): Promise<SmartAccount> {
  const account = await toSimple7702SmartAccount({
    client,
    implementation: DELEGATE,
    owner: withoutKey(owner),
  })
  if (smartAccounts.isEip7702) return account
  // The factory's accounts take the same calls (`BaseAccount`).
  const { entryPoint, encodeCalls, getStubSignature } = account
  const factory = smartAccounts.factory
  const create = { abi: factoryAbi, functionName: 'createAccount', args: [owner, SALT] } as const
  return toSmartAccount({
    client,
    entryPoint,
    encodeCalls,
    getStubSignature,
    getAddress: async () => address,
    getFactoryArgs: async () => ({ factory, factoryData: encodeFunctionData(create) }),
    signMessage: refuse,
    signTypedData: refuse,
    signUserOperation: refuse,
  })
}

const asked = new WeakMap<SmartNetwork, Map<Address, Promise<Address>>>()

/** The same as the owner's where the network has EIP-7702, else what the factory says. */
export async function addressOfSmartAccount(
  network: SmartNetwork,
  owner: Address,
): Promise<Address> {
  const { smartAccounts } = network
  if (smartAccounts.isEip7702) return owner
  const known = asked.get(network) ?? new Map<Address, Promise<Address>>()
  asked.set(network, known)
  const asking =
    known.get(owner) ??
    createClient(network).readContract({
      address: smartAccounts.factory,
      abi: factoryAbi,
      functionName: 'getAddress',
      args: [owner, SALT],
    })
  known.set(owner, asking)
  return asking.catch((error: unknown) => {
    known.delete(owner)
    throw rpcFailed(error)
  })
}

function withoutKey(address: Address): PrivateKeyAccount {
  return {
    address,
    publicKey: '0x',
    source: 'privateKey',
    type: 'local',
    sign: refuse,
    signAuthorization: refuse,
    signMessage: refuse,
    signTransaction: refuse,
    signTypedData: refuse,
  }
}

async function refuse(): Promise<never> {
  throw new SecureError('INTERNAL', 'Nothing is signed before it was shown.')
}
