import { type Address, type Chain, getAddress } from 'viem'
import type { CreateConnectorFn } from 'wagmi'
import { BaseError, evmAddress, type WidgetOptions } from '#protocol'
import { loadWidget } from '../index.ts'
import type { Provider } from '../stage0/provider.ts'
import type { Widget } from '../stage0/widget.ts'

/**
 * Makes a wagmi connector, for pages that list their connectors. Pages that discover wallets, which is wagmi's
 * default, find the widget without it. The connector also works on a server.
 *
 * @param options The options of `createWidget`, used if the page has no widget yet.
 * @example
 * createConfig({ connectors: [causeway({ frameUrl: 'https://widget.example/embed/' })], … })
 */
export function causeway(options: WidgetOptions = {}): CreateConnectorFn<Provider> {
  return ({ chains, emitter, storage }) => {
    let stop: (() => void) | undefined

    async function load(): Promise<Widget> {
      const widget = await loadWidget(options)
      if (widget === null) {
        throw new BaseError('There is no wallet on a server', { code: 'NO_WINDOW' })
      }
      return widget
    }
    const getProvider = async () => (await load()).getProvider()
    const getAccounts = async () => {
      return addresses(await (await getProvider()).request({ method: 'eth_accounts' }))
    }
    const getChainId = async () =>
      Number(await (await getProvider()).request({ method: 'eth_chainId' }))

    async function listen(): Promise<void> {
      if (stop !== undefined) return
      const provider = await getProvider()
      const heard = {
        accountsChanged: (accounts: string[]) => connector.onAccountsChanged(accounts),
        chainChanged: (chainId: string) => connector.onChainChanged(chainId),
        disconnect: () => connector.onDisconnect(),
      }
      provider
        .on('accountsChanged', heard.accountsChanged)
        .on('chainChanged', heard.chainChanged)
        .on('disconnect', heard.disconnect)
      stop = () => {
        provider
          .off('accountsChanged', heard.accountsChanged)
          .off('chainChanged', heard.chainChanged)
          .off('disconnect', heard.disconnect)
        stop = undefined
      }
    }

    /**
     * The page may ask the wallet now that we ask, and wagmi would take that for a connection of the
     * person's own at the next load, which our Disconnect does not end. By wagmi's word for it, the
     * wallet is not connected until the person connects it.
     */
    async function leaveToUs(): Promise<void> {
      const rdns = (await load()).getWalletInfo()?.rdns
      if (rdns?.includes('.')) await storage?.setItem(`${rdns}.disconnected`, true)
    }

    const connector: ReturnType<CreateConnectorFn<Provider>> = {
      id: 'causeway',
      name: 'Causeway',
      type: 'causeway',
      rdns: 'dev.causeway.widget',
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        const provider = await getProvider()
        const method = isReconnecting === true ? 'eth_accounts' : 'eth_requestAccounts'
        const accounts = addresses(await provider.request({ method }))
        await listen()
        if (isReconnecting !== true) await leaveToUs()
        if (chainId !== undefined && chainId !== (await getChainId())) {
          // Connected all the same where the person stays on another network.
          await connector.switchChain?.({ chainId }).catch(() => undefined)
        }
        const named = accounts.map((address) => ({ address, capabilities: {} }))
        return {
          // wagmi types the answer by the value of a parameter.
          accounts: (withCapabilities === true ? named : accounts) as never,
          chainId: await getChainId(),
        }
      },
      async disconnect() {
        stop?.()
        // As wagmi asks every wallet: it ends the connection, and with it what we got from a wallet
        // of the page, which wagmi may have connected by itself.
        const params = [{ eth_accounts: {} }]
        await (await getProvider()).request({ method: 'wallet_revokePermissions', params })
      },
      getAccounts,
      getChainId,
      getProvider,
      async isAuthorized() {
        if (typeof window === 'undefined') return false
        return (await getAccounts()).length > 0
      },
      async switchChain({ chainId }): Promise<Chain> {
        const chain = chains.find(({ id }) => id === chainId)
        if (chain === undefined) {
          throw new BaseError(`Chain ${chainId} is not configured`, { code: 4902 })
        }
        await (await load()).switchNetwork(chainId)
        return chain
      },
      onAccountsChanged(accounts) {
        if (accounts.length > 0) emitter.emit('change', { accounts: addresses(accounts) })
      },
      onChainChanged(chainId) {
        emitter.emit('change', { chainId: Number(chainId) })
      },
      onDisconnect() {
        stop?.()
        emitter.emit('disconnect')
      },
    }
    return connector
  }
}

function addresses(accounts: unknown): readonly Address[] {
  return Array.isArray(accounts) ? accounts.filter(isAddress).map((one) => getAddress(one)) : []
}

function isAddress(value: unknown): value is Address {
  return evmAddress.safeParse(value).success
}
