/** Read-only methods: answered by the frame's own RPC, never by the page's wallet (S6.04). */
export const safeMethods = [
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_createAccessList',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_version',
  'web3_clientVersion',
] as const
export type SafeMethod = (typeof safeMethods)[number]

/** Methods the wallet answers and a person may have to approve (S6.04, S7.29). */
export const walletMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sendUserOperation',
  'wallet_sendTransaction',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_showCallsStatus',
  'wallet_getCapabilities',
  'wallet_getAssets',
  'wallet_grantPermissions',
  'wallet_watchAsset',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
  'wallet_getPermissions',
  'wallet_requestPermissions',
] as const
export type WalletMethod = (typeof walletMethods)[number]

/** Answered by the widget from its own state. */
export const ownMethods = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  'eth_coinbase',
] as const

/**
 * What the loader forwards to a wallet of the page. `eth_sign` is missing on purpose, and so is
 * `wallet_revokePermissions`, which passes where it says exactly what ends: one grant, or the page's
 * accounts, where the page asked for that.
 */
export const forwardedMethods: readonly string[] = [
  'eth_accounts',
  'eth_chainId',
  'eth_requestAccounts',
  ...walletMethods,
]

/** Methods for which the wallet shows something: an in-page wallet must not lie under our dialog. */
export const interactiveMethods: readonly string[] = [
  'eth_requestAccounts',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sendUserOperation',
  'wallet_sendTransaction',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'wallet_watchAsset',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
  'wallet_requestPermissions',
]

/** Methods that act for an account: chain and account are asserted right before they are sent. */
export const accountMethods: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sendUserOperation',
  'wallet_sendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
]

/** By these names, drafts of ERC-7715 say which grant is revoked. */
const grantNames = ['permissionsContext', 'permissionContext', 'pci']

/**
 * True when `wallet_revokePermissions` is meant for one grant (ERC-7715), and not for the page's
 * own permission to see accounts (EIP-2255).
 */
export function isGrantRevocation(method: string, params: unknown): boolean {
  if (method !== 'wallet_revokePermissions') return false
  const revoked: unknown = Array.isArray(params) ? params[0] : params
  if (typeof revoked !== 'object' || revoked === null || 'eth_accounts' in revoked) return false
  return grantNames.some((name) => Object.hasOwn(revoked, name))
}

/** True when `wallet_revokePermissions` is meant for the page's accounts and no more (EIP-2255). */
export function isAccountsRevocation(method: string, params: unknown): boolean {
  if (method !== 'wallet_revokePermissions') return false
  const revoked: unknown = Array.isArray(params) && params.length === 1 ? params[0] : undefined
  return Object.keys(Object(revoked)).join() === 'eth_accounts'
}

export function isSafeMethod(method: string): method is SafeMethod {
  return (safeMethods as readonly string[]).includes(method)
}

export function isWalletMethod(method: string): method is WalletMethod {
  return (walletMethods as readonly string[]).includes(method)
}
