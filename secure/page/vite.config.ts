import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from '../../scripts/browsers/supported.ts'
import { releaseManifest } from './releaseManifest.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The page of the secure origin: static files with hashed names, and no inline script or style. */
export default defineConfig({
  root: at('.'),
  base: '/',
  publicDir: false,
  plugins: [react(), releaseManifest()],
  build: {
    outDir: at('../../dist/secure'),
    emptyOutDir: true,
    target: [...buildTarget],
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(
        ['index', 'window', 'link', 'undo', 'callback', 'loading'].map((name) => [
          name,
          at(`${name}.html`),
        ]),
      ),
      // Beside a chunk with a name the helpers of the bundler have one of their own: within the curve's
      // they made every frame load that too.
      output: { codeSplitting: { groups: [{ name: 'curve', test: /@noble\/curves/ }] } },
    },
  },
})
