import { firstView } from './chunks.ts'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Names the chunks of the first view in the head of the frame, so that all come at once. */
export function preloadConnect(): Plugin {
  return {
    name: 'preload-connect',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set<string>()
        const styles = new Set<string>()
        const add = (chunk: Rolldown.OutputChunk) => {
          if (files.has(chunk.fileName)) return
          files.add(chunk.fileName)
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
          for (const name of chunk.imports) {
            const imported = bundle[name]
            if (imported?.type === 'chunk') add(imported)
          }
        }
        // Most visitors read English; the entry asks for another language as soon as it is here.
        for (const path of [...firstView, 'locales/compiled/en/common.ts'])
          add(chunkOf(bundle, path))
        const isMissing = (file: string) => !html.includes(file)
        return [
          ...[...files]
            .filter(isMissing)
            .map((file) => link({ rel: 'modulepreload', href: `./${file}` })),
          ...[...styles]
            .filter(isMissing)
            .map((file) => link({ rel: 'preload', as: 'style', href: `./${file}` })),
        ]
      },
    },
  }
}

function link(attributes: Record<string, string>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attributes, crossorigin: true }, injectTo: 'head' }
}

function chunkOf(bundle: Rolldown.OutputBundle, path: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(path)),
  )
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk of ${path}`)
  return found
}
