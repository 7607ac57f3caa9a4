import { z } from 'zod'
import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'
const sourceMap = z.looseObject({ mappings: z.string() })

/**
 * What is drawn first calls most of its functions: with this as its first line, V8 compiles them while they
 * arrive, beside the thread that has to run them (https://v8.dev/blog/explicit-compile-hints). Other
 * engines read a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own first line there.
      order: 'post',
      handler(_, bundle) {
        const chunk = Object.values(bundle).find((part) => part.name === 'shell')
        if (chunk?.type !== 'chunk') throw new Error('The build has no chunk of the first view')
        chunk.code = HINT + chunk.code
        const map = bundle[`${chunk.fileName}.map`]
        if (map?.type !== 'asset') return
        const { mappings, ...rest } = sourceMap.parse(JSON.parse(String(map.source)))
        map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` })
      },
    },
  }
}
