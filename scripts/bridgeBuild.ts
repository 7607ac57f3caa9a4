import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'
import { buildTarget } from './browsers/supported.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Builds the `bridge` entry of the npm package. viem is a peer dependency, because the caller passes viem
 * clients of their own; zod is a dependency, which a bundler can share with other packages.
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
      // Unused schemas are left out.
      treeshake: { manualPureFunctions: ['z'] },
      external: /^(viem|zod)(\/|$)/,
      output: { format: 'es', entryFileNames: '[name].js', minify: true },
    },
  },
}
