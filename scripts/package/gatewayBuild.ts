import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The command of the package @causeway/gateway for plain Node. Packages stay outside: npm installs them. */
export const gatewayBuild = {
  configFile: false,
  root: fromHere('../..'),
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/npm-gateway',
    emptyOutDir: true,
    target: 'node20',
    ssr: fromHere('../causeway.ts'),
    reportCompressedSize: false,
    rolldownOptions: {
      output: { entryFileNames: 'causeway.js', banner: '#!/usr/bin/env node' },
    },
  },
} satisfies InlineConfig
