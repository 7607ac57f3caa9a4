// Runs one transfer with one product, in a separate process: counts its requests and measures how soon it
// knew the result.
import { createWalletClient, defineChain, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { countRequests } from './count.js'
import { watchFill } from './fillWatch.js'

const QUOTES = 11
const scene = JSON.parse(process.argv[2])
const { chains, apiUrl, indexerUrl, route, inputAmount } = scene
const { counted, uncounted } = countRequests({ apiUrl, indexerUrl })
const { product } = await import(`./${scene.module}.js`)

const [origin, destination] = chains
const walletClient = createWalletClient({
  account: privateKeyToAccount(scene.key),
  chain: defineChain({
    id: origin.chainId,
    name: 'origin',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [origin.directRpcUrl] } },
  }),
  // The wallet's own requests to its node count for no product.
  transport: http(origin.directRpcUrl, { fetchFn: uncounted }),
})
const made = product({ ...scene, walletClient })
const question = { route, inputAmount: BigInt(inputAmount) }

/** How much longer a quote takes than the bare API request, in milliseconds. */
async function quoteOverhead() {
  const { originChainId, destinationChainId, inputToken, outputToken } = route
  const values = { originChainId, destinationChainId, inputToken, outputToken, amount: inputAmount }
  const query = new URLSearchParams({ ...values, allowUnmatchedDecimals: 'true' })
  const api = async () => (await uncounted(`${apiUrl}/suggested-fees?${query}`)).json()
  const time = async (work) => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const both = []
  for (let round = 0; round < QUOTES; round += 1) {
    both.push([await time(api), await time(() => made.quote(question))])
  }
  const middle = (at) => both.map((row) => row[at]).sort((a, b) => a - b)[(QUOTES - 1) / 2]
  return middle(1) - middle(0)
}

const overhead = await quoteOverhead()
counted.posts = 0
counted.calls = 0
const quote = await made.quote(question)
const fill = await watchFill({
  fetch: uncounted,
  rpcUrl: destination.directRpcUrl,
  pool: destination.spokePool,
})
let told
await made.execute(quote, ({ step, status }) => {
  if (step === 'fill' && status === 'txSuccess') told = Date.now()
})
const { posts, calls } = counted
const fillToSeen = Math.max(0, told - (await fill.seen))
await made.end()
console.log(JSON.stringify({ posts, calls, fillToSeen, quoteOverhead: overhead }))
process.exit(0)
