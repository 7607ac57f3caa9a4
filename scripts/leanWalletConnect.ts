import { join } from 'node:path'
import type { Plugin } from 'vite'

const lean = join(import.meta.dirname, '../widget/clients/walletConnect/lean')

/** Packages of the SDK that a page does not need, and what stands in for them. No cryptography. */
const stands: Readonly<Record<string, string>> = {
  '@walletconnect/keyvaluestorage': 'keyValueStorage.ts',
  '@walletconnect/logger': 'logger.ts',
  '@walletconnect/time': 'time.ts',
  '@walletconnect/window-getters': 'surroundings.ts',
  '@walletconnect/window-metadata': 'surroundings.ts',
  '@walletconnect/environment': 'surroundings.ts',
  'detect-browser': 'surroundings.ts',
  '@msgpack/msgpack': 'absent.ts',
  blakejs: 'absent.ts',
}

/** The file that is given a `Buffer`. */
const BUFFER = '@walletconnect/utils/dist/index.es.js'

/**
 * Keeps WalletConnect's chunk small, for imports of its own packages only. A build that used a stub no
 * more would ship the whole package, so it fails.
 */
export function leanWalletConnect(): Plugin {
  const unused = new Set([...Object.keys(stands), 'viem', BUFFER])
  let isBuild = false
  return {
    name: 'lean-walletconnect',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(source, importer) {
      if (importer?.includes('/node_modules/@walletconnect/') !== true) return undefined
      const stand = stands[source]
      if (stand !== undefined || source === 'viem') unused.delete(source)
      if (stand !== undefined) return join(lean, stand)
      // The widget's own viem, not a second one.
      return source === 'viem' ? this.resolve(source, join(lean, 'absent.ts')) : undefined
    },
    transform: {
      filter: { id: /\/node_modules\/@walletconnect\/utils\/dist\/index\.es\.js$/ },
      handler(code) {
        unused.delete(BUFFER)
        const from = JSON.stringify(join(lean, 'buffer.ts'))
        return { code: `import { Buffer } from ${from};${code}`, map: null }
      },
    },
    buildEnd(error) {
      if (!isBuild || error !== undefined || unused.size === 0) return
      const names = [...unused].join(', ')
      this.error(`WalletConnect's SDK no longer imports ${names}: see scripts/leanWalletConnect.ts`)
    },
  }
}
