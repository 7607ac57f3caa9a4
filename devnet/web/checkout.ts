import { type Listening, listen, readBody } from '../http/listen.ts'
import { type Checkout, currencies, type Purchases } from '../services/blockchainApi/purchases.ts'
import { document, escapeHtml, stylesheet } from './html.ts'
import { send } from './send.ts'

/** The provider's own pages, where the person pays, is declined, or leaves. */
export function startCheckout(purchases: Purchases): Promise<Listening> {
  return listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://devnet')
    if (pathname === '/devnet.css') {
      return send(request, response, { type: 'text/css; charset=utf-8', body: stylesheet })
    }
    if (pathname === '/favicon.ico') {
      response.writeHead(204)
      response.end()
      return
    }
    const opened = purchases.find(pathname.slice(1))
    if (opened === undefined) {
      const body = document('Checkout', '<h1>This checkout has ended</h1>')
      return send(request, response, { status: 404, type: HTML, body })
    }
    const asked = searchParams.get('fiatCurrency') ?? ''
    const checkout = { ...opened, ...(asked in currencies ? { currency: asked } : {}) }
    const outcome =
      request.method === 'POST' ? new URLSearchParams(await readBody(request)).get('outcome') : null
    if (outcome === 'pay') purchases.pay(checkout)
    if (outcome === 'decline') purchases.decline(checkout)
    await send(request, response, { type: HTML, body: pageOf(checkout, outcome) })
  })
}

const HTML = 'text/html; charset=utf-8'

function pageOf(
  { address, chain, symbol, fiat, currency }: Checkout,
  outcome: string | null,
): string {
  const what = `${escapeHtml(fiat)} ${currency} of ${symbol} on ${escapeHtml(chain.name)}`
  if (outcome === 'pay') {
    return document('Thank you', `<h1>Thank you</h1><p>${what} is on its way to you.</p>`)
  }
  if (outcome === 'decline') {
    return document('Declined', `<h1>Your card was declined</h1><p>Nothing was charged.</p>`)
  }
  return document(
    'Checkout',
    `<h1>Buy ${what}</h1><p>A provider that sells nothing but what lives on this machine.</p>
<div class="card"><dl><div><dt>For</dt><dd><code>${escapeHtml(address)}</code></dd></div></dl></div>
<form method="post"><button name="outcome" value="pay">Pay</button>
<button name="outcome" value="decline">Pay with a declined card</button></form>`,
  )
}
