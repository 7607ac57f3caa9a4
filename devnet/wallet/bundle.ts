import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WalletConfig, WalletDocument } from './config.ts'

const repository = join(import.meta.dirname, '../..')
const cacheFolder = join(repository, '.cache/devnet')
const GLOBAL_NAME = 'startDevnetWallet'

/**
 * Takes the last build of the wallet for browsers when no source has changed since, or builds it,
 * but not before `after`.
 */
export async function bundleWallet({ after }: { after: Promise<unknown> }): Promise<string> {
  const file = join(cacheFolder, `wallet-${await fingerprint()}.js`)
  const cached = await readFile(file, 'utf8').catch(() => undefined)
  if (cached !== undefined) return cached
  await after
  const code = await build()
  await mkdir(cacheFolder, { recursive: true })
  // Renamed into place, because two devnets may start at once.
  const draft = `${file}.${process.pid}`
  await writeFile(draft, code)
  await rename(draft, file)
  return code
}

/** The bundle with the call that starts it behind. */
export function walletScript(bundle: string, kind: WalletDocument, config: WalletConfig): string {
  return `${bundle}\n;${GLOBAL_NAME}(${JSON.stringify(kind)}, ${JSON.stringify(config)});\n`
}

/** The approve window's document. */
export const popupPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Devnet Wallet</title>
</head>
<body><p class="waiting">One moment…</p><script src="/wallet-popup.js"></script></body>
</html>`

/** The window of Base Account. */
export const baseAccountPage = popupPage
  .replace('Devnet Wallet', 'Base Account')
  .replace('/wallet-popup.js', '/base-account.js')

/** Safe, with one of its apps in a frame. */
export const safePage = popupPage
  .replace('Devnet Wallet', 'Safe')
  .replace('/wallet-popup.js', '/safe.js')

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.ts')).sort()
  for (const name of names) hash.update(await readFile(join(import.meta.dirname, name)))
  hash.update(await readFile(join(repository, 'node_modules/viem/package.json')))
  return hash.digest('hex').slice(0, 16)
}

async function build(): Promise<string> {
  // Loaded only when there is something to build: vite takes longer to load than the chains.
  const vite = await import('vite')
  const result = await vite.build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'entry.ts'),
        name: GLOBAL_NAME,
        formats: ['iife'],
      },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (output === undefined || !('output' in output)) throw new Error('The wallet was not built')
  return output.output[0].code
}
