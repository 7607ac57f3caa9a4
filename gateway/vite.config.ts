import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The gateway for plain Node. Packages stay outside, where `npm ci --omit=dev` puts them. */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  build: {
    outDir: at('../dist/gateway'),
    emptyOutDir: true,
    target: 'node20',
    ssr: true,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: at('main.ts') },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
