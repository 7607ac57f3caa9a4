import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { events, openViews } from '#protocol'
import { tokens } from '../widget/lib/theme/palette.ts'
import { presets } from '../widget/lib/theme/presets.ts'
import { optionGroups, optionTable } from './optionTable.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the playground shows of the product, read from it at build time: it cannot go stale. */
export function playgroundFacts() {
  const options = optionTable()
  return {
    options,
    groups: optionGroups(options),
    views: openViews,
    events: ['ready', ...Object.keys(events)],
    presets,
    tokens,
    version: process.env.npm_package_version ?? '0.0.0',
  }
}

function factsPlugin(): Plugin {
  const id = 'virtual:facts'
  return {
    name: 'playground-facts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}` ? `export const facts = ${JSON.stringify(playgroundFacts())}` : undefined,
  }
}

/** The playground: static pages that embed the built loader as any site does. */
export const playgroundBuild: InlineConfig = {
  configFile: false,
  root: fromHere('../examples/playground'),
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [react(), factsPlugin()],
  build: {
    outDir: fromHere('../dist/playground'),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        playground: fromHere('../examples/playground/index.html'),
        preview: fromHere('../examples/playground/preview/index.html'),
      },
    },
  },
}
