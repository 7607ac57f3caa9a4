import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Sample } from '../docs/samples.ts'
import type { Devnet } from '../e2e/fixtures.ts'
import { installedPackage } from './examples.ts'

/** A sample with the addresses, networks and tokens of this devnet in the place of its own. */
export function here({ code }: Sample, devnet: Devnet): string {
  const [first, second] = devnet.chains
  const replaced: readonly (readonly [string, string])[] = [
    ['https://widget.example', String(devnet.urls.widget)],
    ['http://widget.localhost:4173', String(devnet.urls.widget)],
    ['http://localhost:4173', String(devnet.urls.page)],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', `eip155:${second?.chainId}`],
    ['eip155:8453', `eip155:${first?.chainId}`],
    ['eip155:10', `eip155:${second?.chainId}`],
    [
      '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      String(devnet.contracts[first?.chainId ?? 0]?.usdc),
    ],
  ]
  return replaced.reduce((text, [from, to]) => text.replaceAll(from, to), code)
}

export const mark = 'sampleIsDone'

/**
 * Samples that import the package, built over it as it is published: one document each, whose
 * global `sampleIsDone` says that it ran to its end. Answers the folder.
 */
export async function buildSamples(
  samples: readonly Sample[],
  devnet: Devnet,
  worker: number,
): Promise<string> {
  const root = resolve(`.cache/sample-pages-${worker}`)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  const documents = samples.map((sample, at) => {
    const module = `sample${at}.${sample.language}`
    writeFileSync(join(root, module), here(sample, devnet))
    writeFileSync(join(root, `main${at}.jsx`), mainOf(module))
    const page = join(root, `${at}.html`)
    writeFileSync(
      page,
      `<!doctype html><html lang="en"><title>Sample</title><link rel="icon" href="data:,"><button>Open</button><div id="root"></div><script type="module" src="/main${at}.jsx"></script></html>`,
    )
    return page
  })
  const outDir = join(root, 'built')
  await build({
    root,
    base: '/samples/',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: [...installedPackage] },
    build: { outDir, target: 'es2022', rolldownOptions: { input: documents } },
  })
  return outDir
}

function mainOf(module: string): string {
  return [
    "import { createElement, StrictMode } from 'react'",
    "import { createRoot } from 'react-dom/client'",
    "globalThis.projectId = 'devnet'",
    `const { default: App } = await import('./${module}')`,
    "const root = createRoot(document.getElementById('root'))",
    'if (App !== undefined) root.render(createElement(StrictMode, null, createElement(App)))',
    `globalThis.${mark} = true`,
  ].join('\n')
}

const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' }

export async function readBuilt(folder: string, path: string) {
  return { contentType: types[extname(path)] ?? '', body: await readFile(join(folder, path)) }
}
