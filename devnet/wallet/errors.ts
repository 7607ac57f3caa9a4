/** An error as EIP-1193 wants it: with a number and, sometimes, data. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  code: number
  data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    if (data !== undefined) this.data = data
  }
}

/** Codes of EIP-1193, EIP-1474, EIP-3085, EIP-3326 and EIP-5792. */
export const errors = {
  rejected: () => new ProviderError(4001, 'User rejected the request.'),
  unauthorized: (message = 'The requested account or method is not authorized by the user.') =>
    new ProviderError(4100, message),
  unsupported: (method: string) =>
    new ProviderError(4200, `The wallet does not support the method ${method}.`),
  disconnected: () => new ProviderError(4900, 'The wallet is disconnected from all chains.'),
  unknownChain: (chainId: string) =>
    new ProviderError(
      4902,
      `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`,
    ),
  pending: (method: string) =>
    new ProviderError(-32002, `Request of type '${method}' is already pending. Please wait.`),
  invalidParams: (message: string) => new ProviderError(-32602, message),
  unsupportedCapability: (name: string) =>
    new ProviderError(5700, `The capability '${name}' is required and not supported.`),
  unsupportedChain: (chainId: number) =>
    new ProviderError(5710, `The wallet does not support call bundles on chain ${chainId}.`),
  duplicateId: () => new ProviderError(5720, 'There is a call bundle with this id already.'),
  unknownBundle: () => new ProviderError(5730, 'No call bundle with this id is known.'),
  bundleTooLarge: (most: number) =>
    new ProviderError(5740, `A call bundle may have ${most} calls at most.`),
  upgradeRejected: () => new ProviderError(5750, 'User rejected the account upgrade.'),
  atomicityUnsupported: () =>
    new ProviderError(5760, 'The wallet does not support atomic execution on this chain.'),
  internal: (message: string, data?: unknown) => new ProviderError(-32603, message, data),
}
