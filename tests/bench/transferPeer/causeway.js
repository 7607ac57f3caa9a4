import {
  closeChainClient,
  createBridgeClient,
  createChainClient,
  executeQuote,
  getQuote,
  httpTransport,
  walletFromViem,
} from '@causeway/widget/bridge'

export function product({ chains, walletClient, apiUrl, indexerUrl, overSocket }) {
  const clients = new Map(
    chains.map(({ chainId, rpcUrl, wsUrl }) => [
      chainId,
      createChainClient({ chainId, urls: [overSocket ? wsUrl : rpcUrl] }),
    ]),
  )
  const client = createBridgeClient({
    transport: httpTransport({ apiUrl, indexerUrl }),
    getChainClient: (chainId) => clients.get(chainId),
    // As those of the public chains are built in.
    spokePools: Object.fromEntries(chains.map(({ chainId, spokePool }) => [chainId, spokePool])),
  })
  return {
    quote: ({ route, inputAmount }) =>
      getQuote(client, { route, inputAmount, depositor: walletClient.account.address }),
    execute: (quote, onProgress) =>
      executeQuote(client, { quote, wallet: walletFromViem(walletClient), onProgress }),
    end: () => Promise.all([...clients.values()].map(closeChainClient)),
  }
}
