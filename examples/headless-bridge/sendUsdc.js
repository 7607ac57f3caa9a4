import {
  createBridgeClient,
  executeQuote,
  getAvailableRoutes,
  getQuote,
  httpTransport,
  walletFromViem,
} from '@causeway/widget/bridge'

/** `chains` are viem clients of both chains. `walletClient` has an account on the first chain. */
export async function sendUsdc({ chains, walletClient, inputAmount, services, spokePools }) {
  const client = createBridgeClient({
    transport: httpTransport(services), // without services: Across's own
    getChainClient: (chainId) => chains.find(({ chain }) => chain.id === chainId),
    spokePools, // pools of chains that are not built in; a chain without one is refused
  })
  const [originChainId, destinationChainId] = chains.map(({ chain }) => chain.id)
  const query = { originChainId, destinationChainId, inputTokenSymbol: 'USDC' }
  const [route] = await getAvailableRoutes(client, query)
  const depositor = walletClient.account.address
  const quote = await getQuote(client, { route, inputAmount, depositor })
  const onProgress = ({ step, status }) => console.log(step, status)
  return executeQuote(client, { quote, wallet: walletFromViem(walletClient), onProgress })
}
