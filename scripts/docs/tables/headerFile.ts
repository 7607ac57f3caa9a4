import { deployment } from '#kernel/config/deployment.ts'
import { type FormatName, formats } from '../../deploy/formats.ts'
import { rulesOf } from '#gateway/site/headers.ts'

/** What `npm run deploy` writes for one server, of a deployment that allows one site. */
export function headerFile(name: FormatName): string {
  const example = deployment.parse({ allowedOrigins: ['https://shop.example'] })
  const language = { nginx: 'nginx', caddy: 'caddy', headers: '', vercel: 'json' }[name]
  return `\`\`\`${language}\n${formats[name].write(rulesOf(example))}\n\`\`\``
}
