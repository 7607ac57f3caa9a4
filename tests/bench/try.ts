import { openTab } from './browser.ts'
import { waitForIdle, taskTime } from './idle.ts'
import { startServer } from './server.ts'
import { sitesOn } from './sites.ts'
import { waitForCalm } from './calm.ts'
import { products, openButton } from './products.ts'
const server = await startServer((port) => sitesOn(port, ['ours'], undefined))
for (let i=0;i<5;i++) {
  const tab = await openTab(server.port)
  const msgs: string[]=[]
  tab.page.on('console', m=>msgs.push(m.type()+': '+m.text().slice(0,260))); tab.page.on('pageerror', e=>msgs.push('ERR '+String(e).slice(0,160)))
  await tab.page.addInitScript(`{
    const T=()=>(performance.timeOrigin+performance.now()).toFixed(1);
    if (window!==top) {
      console.log('T frame start '+T());
      new PerformanceObserver(l=>l.getEntries().forEach(e=>console.log('T frame '+e.entryType+' '+e.name.split('/').pop()+' dur '+e.duration.toFixed(0)+' at '+(performance.timeOrigin+e.startTime).toFixed(1)))).observe({entryTypes:['resource','longtask']});
      document.addEventListener('DOMContentLoaded',()=>new MutationObserver(rs=>{ console.log('T frame mut '+rs.length+' '+rs.slice(0,4).map(r=>r.target.nodeName+(r.attributeName?'@'+r.attributeName+'='+String(r.target.getAttribute(r.attributeName)).slice(0,30):'+'+[...r.addedNodes].map(n=>n.nodeName+'.'+String(n.className||n.textContent).slice(0,30)))).join(' ; ')+' '+T())}).observe(document,{subtree:true,childList:true,attributes:true}));

      addEventListener('load',()=>console.log('T frame load '+T()));
      addEventListener('message',e=>{ if(!e.data.bench) console.log('T frame msg '+JSON.stringify(e.data).slice(0,120)+' '+T()) });
    } else {
      for (const n of ['pointerover','click']) addEventListener(n,e=>console.log('T host '+n+' '+(performance.timeOrigin+e.timeStamp).toFixed(1)+' now '+T()),true);
      addEventListener('message',e=>{ if(!e.data.bench) console.log('T host msg '+JSON.stringify(e.data).slice(0,120)+' '+T()) });
      new MutationObserver(rs=>{for(const r of rs) console.log('T host mut '+r.target.nodeName+' '+(r.attributeName??('+'+[...r.addedNodes].map(n=>n.nodeName)+' -'+[...r.removedNodes].map(n=>n.nodeName)))+' '+(r.attributeName?r.target.getAttribute(r.attributeName):'').slice(-60)+' '+T())}).observe(document,{subtree:true,childList:true,attributes:true});
    }
  }`)
  await tab.page.goto(`http://localhost:${server.port}/`, { waitUntil: 'load' })
  await waitForIdle(server, tab)
  const btn = tab.page.locator(openButton).first()
  const calm = await waitForCalm(); msgs.length=0
  if (i%3<2) { await btn.hover(); await tab.page.waitForTimeout(i%3===0?500:3000); await btn.click() } else await btn.evaluate(e=>e.click())
  const r: any = await tab.page.evaluate('window.__bench')
  console.log(['warm500','warm3000','cold'][i%3], calm, r)
  if (i===4) { const c = Number(msgs.find(m=>/T host click/.test(m))!.match(/click ([\d.]+)/)![1]); console.log(msgs.filter(m=>/ T /.test(m)).map(m=>m.replace(/1\d{12}\.\d/g, x=>(Number(x)-c).toFixed(0)+'ms')).join('\n')) }
  await tab.close()
}
await server.close()
