import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { document, escapeHtml } from './html.ts'

/** The demo site's front page: every example that has a page. */
export async function indexPage(examples: string): Promise<string> {
  const entries = await readdir(examples, { withFileTypes: true }).catch(() => [])
  const demos = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && entry.name !== 'playground')
      .map(async ({ name }) => {
        const file = join(examples, name, 'index.html')
        const isBuilt = existsSync(join(examples, name, 'package.json')) // by a bundler of its own
        const html = isBuilt ? undefined : await readFile(file, 'utf8').catch(() => undefined)
        if (html === undefined) return ''
        const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? name
        const about = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
        return `<a class="entry" href="/${encodeURIComponent(name)}/"><b>${title}</b><span>${about}</span><code>examples/${escapeHtml(name)}</code></a>`
      }),
  )
  const list = demos.filter((demo) => demo !== '').join('')
  return document(
    'Causeway demos',
    `<h1>Causeway demos</h1><p>Each page embeds the widget from another origin. The Devnet Wallet is funded on both chains.</p><div class="card">${list}</div><p>Chains: <a href="/explorer/31337">Devnet One</a>, <a href="/explorer/31338">Devnet Two</a></p>`,
  )
}
