import { join } from 'node:path'
import { build } from 'vite'
import { folders } from './folders.ts'

/** Builds a page with the npm package in its own bundle, as the peers' are, and returns the folder. */
export async function buildNpmPage(frameUrl: string): Promise<string> {
  const outDir = join(folders.cache, 'npmPage')
  await build({
    root: folders.npmPage,
    configFile: false,
    logLevel: 'error',
    define: { __FRAME_URL__: JSON.stringify(frameUrl) },
    resolve: { alias: { '@causeway/widget': join(folders.dist, 'npm/index.js') } },
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
