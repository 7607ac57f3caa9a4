import { openTab } from './browser.ts'
import { waitForIdle, taskTime } from './idle.ts'
import { startServer } from './server.ts'
import { sitesOn } from './sites.ts'
import { products, openButton } from './products.ts'
const b='/work/main/.cache/bench/peers'
const server = await startServer((port) => sitesOn(port, ['appkit'], {appkit: b+'/appkit/dist', rainbowkit: b+'/rainbowkit/dist'}))
for (const domain of ['threadTicks','timeTicks'] as const)
for (const id of ['appkit','rainbowkit','blank'] as const) {
  const tab = await openTab(server.port)
  const s2 = await tab.page.context().newCDPSession(tab.page)
  await tab.session.send('Performance.disable'); await tab.session.send('Performance.enable',{timeDomain: domain})
  const msgs: string[]=[]
  tab.page.on('console', m=>msgs.push(m.type()+': '+m.text().slice(0,160))); tab.page.on('pageerror', e=>msgs.push('ERR '+String(e).slice(0,160)))
  await tab.page.goto(`http://${products[id].host}:${server.port}/`, { waitUntil: 'load' })
  await waitForIdle(server, tab)
  console.log(domain, id, await taskTime(tab.session), (await tab.session.send('Performance.getMetrics')).metrics.filter(m=>/Duration|Time|Used/.test(m.name)).map(m=>m.name+'='+m.value.toFixed(4)).join(' '))
  if (id!=='blank' && domain==='timeTicks') {
    const btn = tab.page.locator(openButton).first()
    await btn.hover(); await btn.click()
    console.log(await tab.page.evaluate('window.__bench'))
    await tab.page.screenshot({path:`/tmp/bench-${id}-0.png`})
    await tab.page.waitForTimeout(1000)
    await tab.page.screenshot({path:`/tmp/bench-${id}.png`})
    console.log(msgs)
  }
  await tab.close()
}
await server.close()
