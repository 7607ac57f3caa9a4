import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'

const version = process.env.npm_package_version ?? '0.0.0'
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Modules of ours do nothing when they are imported, so what nobody uses is left out whole. */
const shared = {
  root: fromHere('..'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { __VERSION__: JSON.stringify(version) },
  // The page pays for a tenth of zod: the dozen shapes of the protocol, see the file.
  resolve: { alias: { 'zod/mini': fromHere('../loader/smallZod.ts') } },
} satisfies InlineConfig

const treeshake = {
  moduleSideEffects: [{ test: /\/(protocol|loader)\/(?!script)/, sideEffects: false }],
}

/** Stage 1: an ES module beside `loader.js`, with its rare parts in chunks of their own. */
export const engineBuild: InlineConfig = {
  ...shared,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    sourcemap: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { engine: fromHere('../loader/engine.ts') },
      preserveEntrySignatures: 'allow-extension', // parts that a chunk shares stay in the entry
      treeshake,
      output: {
        format: 'es',
        entryFileNames: 'causeway/[name]-[hash].js',
        chunkFileNames: 'causeway/[name]-[hash].js',
      },
    },
  },
}

/** Stage 0: the classic script that a page includes; `engine` is the path of stage 1 beside it. */
export function scriptBuild(engine: string): InlineConfig {
  return {
    ...shared,
    define: { ...shared.define, __ENGINE__: JSON.stringify(engine) },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { loader: fromHere('../loader/script.ts') },
        treeshake,
        output: { format: 'iife', entryFileNames: 'loader.js' },
      },
    },
  }
}
