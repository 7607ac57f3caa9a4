import {
  type Address,
  getTypesForEIP712Domain,
  type Hex,
  numberToHex,
  serializeTypedData,
  type TypedDataDefinition,
} from 'viem'
import type {
  BridgeWallet,
  WalletTransaction,
  WalletTypedData,
} from '#bridges/across/transaction/wallet.ts'
import { BaseError, evmChain } from '#protocol'
import { loadCallsStatus } from '#wallet/calls/loadCallsStatus.ts'
import { loadCapabilities } from '#wallet/calls/loadCapabilities.ts'
import { sendCalls } from '#wallet/calls/sendCalls.ts'
import { adapterOf, connectorOf, walletPort } from '#wallet/connections/adapter.ts'
import { EVM, evmAddressOf, evmConnection } from '#wallet/connections/evm.ts'
import type { Core } from '#kernel/core.ts'
import { switchNetwork } from '#wallet/connect/switchNetwork.ts'

/** The connected wallet as the bridge needs it. It is looked up at every call, since it may change. */
export function bridgeWallet(core: Core): BridgeWallet {
  return {
    get address() {
      return connectedAddress(core)
    },
    async chainId() {
      const { adapter, port } = connectedWallet(core)
      return Number(
        adapter.toCaipChainId(await port({ method: 'eth_chainId' })).slice('eip155:'.length),
      )
    },
    async sendTransaction(transaction) {
      const { port } = connectedWallet(core)
      const hash = await port({
        method: 'eth_sendTransaction',
        params: [toParams(transaction)],
        caipChainId: evmChain(transaction.chainId),
        account: transaction.from,
      })
      return hash as Hex // its shape is checked by who asked
    },
    switchChain: (chainId) => switchNetwork(core, evmChain(chainId)),
    async getCapabilities(chainId) {
      const account = connectedAddress(core)
      if (account === undefined) return { atomic: 'unsupported' }
      const caipChainId = evmChain(chainId)
      return loadCapabilities(core, { connectorId: connectorId(core), account, caipChainId })
    },
    sendCalls: ({ chainId, ...bundle }) =>
      sendCalls(core, {
        ...bundle,
        connectorId: connectorId(core),
        caipChainId: evmChain(chainId),
      }),
    getCallsStatus: (id) => callsStatus(core, id),
    async signTypedData(typedData) {
      const { port } = connectedWallet(core)
      const account = connectedAddress(core)
      const signature = await port({
        method: 'eth_signTypedData_v4',
        params: [account, toJson(typedData)],
        caipChainId: evmChain(typedData.domain.chainId),
        ...(account === undefined ? {} : { account }),
      })
      return signature as Hex // its shape is checked by who asked
    },
  }
}

/** A stand-in wallet for a run that only watches: a request to it stops the run. */
export function silentWallet(core: Core, address: Address, stop: () => void): BridgeWallet {
  const refuse = () => {
    stop()
    return Promise.reject(new BaseError('Nobody is here to be asked', { code: 'BRIDGE_NOBODY' }))
  }
  return {
    address,
    chainId: refuse,
    sendTransaction: refuse,
    switchChain: refuse,
    signTypedData: refuse,
    // The wallet answers this without asking the person.
    getCallsStatus: (id) => callsStatus(core, id),
  }
}

async function callsStatus(core: Core, id: string) {
  return loadCallsStatus(core, { connectorId: connectorId(core), id })
}

function connectedAddress(core: Core): Address | undefined {
  return evmAddressOf(evmConnection(core.store.getState().connections))
}

function connectedWallet(core: Core) {
  return {
    adapter: adapterOf(core, EVM),
    port: walletPort(connectorOf(core, connectorId(core))),
  }
}

/** Empty while nothing is connected: no connector has that id. */
function connectorId(core: Core): string {
  const connection = evmConnection(core.store.getState().connections)
  return connection.status === 'connected' ? connection.connectorId : ''
}

/** EIP-712 as wallets read it: with the domain's type, and amounts as decimal strings. */
function toJson({ domain, types, primaryType, message }: WalletTypedData): string {
  const EIP712Domain = getTypesForEIP712Domain({ domain })
  // The shape is `WalletTypedData`; viem's type requires the literal names of its types.
  const typedData = { domain, types: { EIP712Domain, ...types }, primaryType, message }
  return serializeTypedData(typedData as unknown as TypedDataDefinition)
}

/** EIP-1474: quantities as hex, and only the requested fields. */
function toParams({ from, to, data, value, gas, nonce }: WalletTransaction) {
  return {
    from,
    to,
    data,
    value: numberToHex(value),
    ...(gas === undefined ? {} : { gas: numberToHex(gas) }),
    ...(nonce === undefined ? {} : { nonce: numberToHex(nonce) }),
  }
}
