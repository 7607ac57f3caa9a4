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

/** Codes of EIP-1193, EIP-1474, EIP-3085 and EIP-3326. */
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
  internal: (message: string, data?: unknown) => new ProviderError(-32603, message, data),
}
