import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { facts } from './playgroundFacts.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

function factsPlugin(): Plugin {
  const id = 'virtual:facts'
  return {
    name: 'playground-facts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}` ? `export const facts = ${JSON.stringify(facts)}` : undefined,
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
