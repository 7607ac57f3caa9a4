const FILLED_RELAY = '0x44b559f101f8fbcc8a0ea43fa91a05a729a5ea6e14a7c75aa750374690137208'
const PAUSE_MS = 20

/** When the next fill of a pool is first to be seen by anybody, in milliseconds since 1970. */
export async function watchFill({ fetch, rpcUrl, pool }) {
  const ask = async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    return (await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()).result
  }
  const head = Number(await ask('eth_blockNumber', []))
  const fromBlock = `0x${(head + 1).toString(16)}`
  const filter = { address: pool, topics: [FILLED_RELAY], fromBlock }
  return {
    seen: (async () => {
      for (;;) {
        const logs = await ask('eth_getLogs', [filter]).catch(() => undefined)
        if (logs?.length > 0) return Date.now()
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    })(),
  }
}
