import { createServer } from 'node:http'

/*
 * A service that answers at once, as its own process: about the chain 1 everybody may keep its answer for
 * a minute, about another one nobody. `/count` says how often it was asked since it was last asked for that.
 */
const answer = JSON.stringify({
  estimatedFillTimeSec: 2,
  isAmountTooLow: false,
  spokePoolAddress: `0x${'5'.repeat(40)}`,
  exclusiveRelayer: `0x${'0'.repeat(40)}`,
  limits: Object.fromEntries(
    ['minDeposit', 'maxDeposit', 'maxDepositInstant', 'recommendedDepositInstant'].map((name) => [
      name,
      '123456789012345678901234',
    ]),
  ),
  ...Object.fromEntries(
    ['totalRelayFee', 'relayerCapitalFee', 'relayerGasFee', 'lpFee'].map((name) => [
      name,
      { pct: '100200300400500', total: '60700800900100' },
    ]),
  ),
})
let asked = 0
const server = createServer(({ url = '' }, response) => {
  if (url === '/count') {
    response.end(String(asked))
    asked = 0
    return
  }
  asked += 1
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(answer),
    'cache-control': url.includes('originChainId=1&') ? 'public, max-age=60' : 'no-store',
  })
  response.end(answer)
})
server.listen(Number(process.env.PORT), '127.0.0.1')
