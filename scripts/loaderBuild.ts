import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig } from 'vite'
import { buildTarget } from './browsers/supported.ts'
import { copyFor, leaveOutSent, minifyAgain, quoteTexts } from './loaderBuildPlugins.ts'

const version = process.env.npm_package_version ?? '0.0.0'
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const smallZod = { name: 'zod/mini', file: fromHere('../loader/smallZod.ts') }

/** Our modules have no side effects when imported, so unused ones are dropped completely. */
const shared = {
  root: fromHere('..'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { __VERSION__: JSON.stringify(version) },
  // The page only downloads a tenth of zod: the dozen shapes of the protocol, see the file.
  resolve: { alias: { [smallZod.name]: smallZod.file } },
  plugins: [
    copyFor(/\/loader\/wallets\/(safe|baseAccount)\//, smallZod),
    // Of its own, so that it stays one file.
    copyFor(/\/(loader\/options|protocol)\/signIn\.ts$/, smallZod, 'signIn'),
    leaveOutSent(),
  ],
} satisfies InlineConfig

const treeshake = {
  moduleSideEffects: [
    {
      test: /\/(protocol|loader)\/(?!stage0\/script)|\/node_modules\/penpal\//,
      sideEffects: false,
    },
  ],
}

/** One chunk, so that the skeleton needs a single request. */
const skeleton = {
  groups: [{ name: 'cards', test: /\/loader\/cards\/(cards?|colors|reach)\.ts$/ }],
}

/** Stage 1: an ES module beside `loader.js`, with its rarely used parts in separate chunks. */
export const engineBuild: InlineConfig = {
  ...shared,
  plugins: [...shared.plugins, minifyAgain()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: [...buildTarget],
    sourcemap: 'hidden',
    reportCompressedSize: false,
    // Library mode leaves out Vite's preload helper for `import()`, which is twice the size of a chunk.
    lib: {
      entry: {
        engine: fromHere('../loader/engine.ts'),
        cards: fromHere('../loader/cards/cards.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension', // parts that a chunk shares stay in the entry
      treeshake,
      output: {
        format: 'es',
        entryFileNames: 'causeway/[name]-[hash].js',
        chunkFileNames: 'causeway/[name]-[hash].js',
        codeSplitting: skeleton,
        minify: true,
        comments: { annotation: false }, // hints for a bundler, which comes no more
      },
    },
  },
}

export type ScriptOptions = {
  /** Path of stage 1, relative to the origin's root. */
  readonly engine: string
  /** Path of the skeleton, which replaces stage 1 in a browser that is too old. */
  readonly skeleton: string
  /**
   * Set for a loader that is pinned to one version: its folder in `dist`, and the hashes of both scripts.
   */
  readonly pinned?: {
    readonly folder: string
    readonly integrity: string
    readonly skeletonIntegrity: string
  }
}

/** Stage 0: the classic script that a page includes. */
export function scriptBuild({ engine, skeleton, pinned }: ScriptOptions): InlineConfig {
  const root = pinned?.folder.replace(/[^/]+/g, '..').concat('/') ?? ''
  return {
    ...shared,
    plugins: [...shared.plugins, quoteTexts(), minifyAgain()],
    define: {
      ...shared.define,
      __ENGINE__: JSON.stringify(engine),
      __SKELETON__: JSON.stringify(skeleton),
      __INTEGRITY__: JSON.stringify(pinned?.integrity) ?? 'undefined',
      __SKELETON_INTEGRITY__: JSON.stringify(pinned?.skeletonIntegrity) ?? 'undefined',
      __ROOT__: JSON.stringify(root),
    },
    build: {
      outDir: join('dist', pinned?.folder ?? ''),
      emptyOutDir: false,
      target: [...buildTarget],
      sourcemap: 'hidden', // every page would pay 30 bytes for the comment that names it
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { loader: fromHere('../loader/stage0/script.ts') },
        treeshake,
        output: { format: 'iife', entryFileNames: 'loader.js' },
      },
    },
  }
}

/** The package's command for Node: one file with all its dependencies. */
export const doctorBuild: InlineConfig = {
  configFile: false,
  root: fromHere('..'),
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/npm',
    emptyOutDir: false,
    target: 'node20',
    ssr: fromHere('../scripts/doctor.ts'),
    rolldownOptions: {
      output: { entryFileNames: 'causeway.js', banner: '#!/usr/bin/env node' },
    },
  },
}

/** The npm package: stage 0 as an ES module, which imports stage 1 on demand. */
export const npmBuild: InlineConfig = {
  ...shared,
  build: {
    outDir: 'dist/npm',
    emptyOutDir: true,
    target: [...buildTarget],
    sourcemap: true,
    reportCompressedSize: false,
    lib: {
      entry: {
        index: fromHere('../loader/index.ts'),
        appkit: fromHere('../loader/bindings/appkit/createAppKit.ts'),
        element: fromHere('../loader/bindings/element.ts'),
        react: fromHere('../loader/bindings/react.tsx'),
        wagmi: fromHere('../loader/bindings/wagmi.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: ['react', 'react/jsx-runtime'],
      treeshake,
      output: {
        format: 'es',
        codeSplitting: skeleton,
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The directive tells React servers which modules run only in browsers.
        banner: ({ name }) => (name === 'react' ? "'use client'" : ''),
      },
    },
  },
}
