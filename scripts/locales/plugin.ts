import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { compileLocales } from './compile.ts'
import { root } from './read.ts'

/** Compiles `locales/` before anything is built or tested, and again when a sentence changes. */
export function locales(): Plugin {
  return {
    name: 'locales',
    config() {
      compileLocales()
    },
    configureServer(server) {
      server.watcher.add(root)
      server.watcher.on('change', (path) => {
        if (!path.endsWith('.json') || relative(root, path).startsWith('..')) return
        try {
          compileLocales()
        } catch (error) {
          // A sentence that is being written is no reason to stop.
          server.config.logger.error(error instanceof Error ? error.message : String(error))
        }
      })
    },
  }
}
