import { encodeAbiParameters, type Hex, keccak256, parseAbiParameters } from 'viem'
import { addressToBytes32 } from '../util/bytes.ts'
import type { DepositLog } from './parseDepositLogs.ts'

const parameters = parseAbiParameters([
  'RelayData relayData, uint256 destinationChainId',
  'struct RelayData { bytes32 depositor; bytes32 recipient; bytes32 exclusiveRelayer; bytes32 inputToken; bytes32 outputToken; uint256 inputAmount; uint256 outputAmount; uint256 originChainId; uint256 depositId; uint32 fillDeadline; uint32 exclusivityDeadline; bytes message; }',
])
const [{ components }] = parameters

/** The fields of a deposit by which the destination pool identifies it. */
export type Relay = Pick<DepositLog, (typeof components)[number]['name'] | 'destinationChainId'>

/** A relay of which some parts may not be known. */
export type PartOfRelay = Pick<Relay, 'destinationChainId'> & {
  readonly [field in keyof Relay]?: Relay[field] | undefined
}

/** The key of the deposit in the destination pool; undefined when a part is not known. */
export function relayHash(relay: WholeRelay): Hex
export function relayHash(relay: PartOfRelay): Hex | undefined
export function relayHash(relay: PartOfRelay): Hex | undefined {
  if (!isWhole(relay)) return undefined
  const relayData = {
    ...relay,
    depositor: addressToBytes32(relay.depositor),
    recipient: addressToBytes32(relay.recipient),
    exclusiveRelayer: addressToBytes32(relay.exclusiveRelayer),
    inputToken: addressToBytes32(relay.inputToken),
    outputToken: addressToBytes32(relay.outputToken),
    originChainId: BigInt(relay.originChainId),
  }
  return keccak256(encodeAbiParameters(parameters, [relayData, BigInt(relay.destinationChainId)]))
}

/** A relay of which every part is known. */
export type WholeRelay = { readonly [field in keyof Relay]: NonNullable<Relay[field]> }

/** Whether a fill can be compared with it. */
export function isWhole(relay: PartOfRelay): relay is WholeRelay {
  return components.every(({ name }) => relay[name] !== undefined)
}
