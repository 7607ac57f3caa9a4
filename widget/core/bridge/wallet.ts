import { type Address, type Hex, numberToHex } from 'viem'
import type { BridgeWallet, WalletTransaction } from '#bridge/wallet.ts'
import { BaseError, evmChain, parseCaipAccountId } from '#protocol'
import { adapterOf, connectorOf, walletPort } from '../connections/adapter.ts'
import { activeConnection } from '../connections/slice.ts'
import type { Core } from '../core.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'

/** The connected wallet as the bridge needs it. Looked up at every call: it may have changed. */
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
  }
}

/** Stands in where only is watched: whoever turns to it ends the run. */
export function silentWallet(address: Address, stop: () => void): BridgeWallet {
  const refuse = () => {
    stop()
    return Promise.reject(new BaseError('Nobody is here to be asked', { code: 'BRIDGE_NOBODY' }))
  }
  return { address, chainId: refuse, sendTransaction: refuse, switchChain: refuse }
}

function connectedAddress(core: Core): Address | undefined {
  const connection = activeConnection(core.store.getState().connections)
  if (connection.status !== 'connected') return undefined
  return parseCaipAccountId(connection.accounts[0]).address as Address // checked by its adapter
}

function connectedWallet(core: Core) {
  const { connections } = core.store.getState()
  const connection = activeConnection(connections)
  const id = connection.status === 'connected' ? connection.connectorId : ''
  return {
    adapter: adapterOf(core, connections.activeNamespace),
    port: walletPort(connectorOf(core, id)),
  }
}

/** EIP-1474: quantities as hex, and nothing that was not asked for. */
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
