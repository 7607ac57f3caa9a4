import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The service for plain Node. Packages stay outside, where `npm ci --omit=dev` puts them: they are mended
 * there without another build of ours, and one brings a database as WebAssembly.
 */
export default defineConfig({
  root: at('.'),
  publicDir: false,
  build: {
    outDir: at('../../dist/secure-service'),
    emptyOutDir: true,
    target: 'node20',
    ssr: true,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: at('main.ts'), command: at('command.ts') },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
