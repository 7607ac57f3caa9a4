import { BaseError, type PageContract, type PageWallet, type Remote } from '#protocol'
import type { Connector } from '#kernel/connector.ts'
import { connector } from '#kernel/connectors.ts'
import { createTransactionSender, type TransactionSender } from './transactionSender.ts'

/** Reaches a wallet of the page through the loader, which sends each request on at most once. */
export function createPageConnector(options: {
  wallet: PageWallet
  page: Remote<PageContract>
  createId: () => string
  sendTransaction: TransactionSender
}): Connector {
  const { wallet, page, createId, sendTransaction } = options
  return {
    id: wallet.id,
    wallet: { id: wallet.id, name: wallet.name, rdns: wallet.rdns, icon: wallet.icon },
    via: 'page',
    async request({ method, params, caipChainId, account, id = createId() }) {
      const asked = {
        walletId: wallet.id,
        ...(params === undefined ? {} : { params: toWire(params) }),
        caipChainId,
        account,
      }
      if (method !== 'eth_sendTransaction') return page.walletRequest({ ...asked, id, method })
      // The page sends each id on once: the other name is another request.
      return sendTransaction(wallet.id, (name) =>
        page.walletRequest({ ...asked, id: name === method ? id : createId(), method: name }),
      )
    },
  }
}

/** Only JSON can be sent; a bigint or a function in the params is the widget's own bug, thrown here. */
function toWire<T>(params: T): T {
  try {
    return JSON.parse(JSON.stringify(params))
  } catch (cause) {
    throw new BaseError('Request params are not JSON', { code: -32602, cause })
  }
}

/** The wallets of the page, of which each has an id of its own. */
export const page = connector({
  asks: 'prompt',
  isRecent: true,
  start({ store, page, createId }) {
    const made = new Map<string, Connector>()
    const sendTransaction = createTransactionSender()
    return (id) => {
      const wallet = store.getState().wallets.page.find((other) => other.id === id)
      if (wallet === undefined) return undefined
      const found = made.get(id) ?? createPageConnector({ wallet, page, createId, sendTransaction })
      made.set(id, found)
      return found
    }
  },
})
