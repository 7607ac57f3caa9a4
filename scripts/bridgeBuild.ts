import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'
import { buildTarget } from './browsers/supported.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The `bridge` entry of the npm package. viem is a peer, whoever uses it has clients of viem's; zod
 * is a dependency, which a bundler shares with others.
 */
export const bridgeBuild: InlineConfig = {
  root: fromHere('..'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/npm',
    emptyOutDir: false,
    target: [...buildTarget],
    sourcemap: true,
    reportCompressedSize: false,
    lib: { entry: { bridge: fromHere('../widget/bridges/across/index.ts') }, formats: ['es'] },
    rolldownOptions: {
      // Schemas that nothing uses are left out.
      treeshake: { manualPureFunctions: ['z'] },
      external: /^(viem|zod)(\/|$)/,
      output: { format: 'es', entryFileNames: '[name].js', minify: true },
    },
  },
}
