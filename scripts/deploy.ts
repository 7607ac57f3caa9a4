import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { issuePath } from '#protocol'
import { deployment } from '#kernel/config/deployment.ts'
import { type Format, formats, isFormat } from './deploy/formats.ts'
import { rulesOf } from '#gateway/site/headers.ts'
import { printDeployment } from '#gateway/site/printDeployment.ts'
import { publish } from './deploy/publish.ts'

/*
 * npm run deploy -- deployment.json [nginx|caddy|headers|vercel]
 * Writes `dist/site/`, which may be published as it is: what the widget's origin serves, with who may embed
 * it. Writes the rules for the server beside it, or into it where the host reads them there; prints what the
 * server needs to use them.
 */
const dist = 'dist'
const site = join(dist, 'site')
const [path, name = 'headers'] = process.argv.slice(2)
const names = Object.keys(formats).join(', ')
if (path === undefined) stop(`Usage: npm run deploy -- deployment.json [${names}]`)
if (!isFormat(name)) stop(`There is no format '${name}'. Formats: ${names}.`)

const parsed = deployment.safeParse(read(path))
if (!parsed.success) stop(`${path}: ${issuePath(parsed.error)}`)
if (parsed.data.allowedOrigins.length === 0) {
  stop(`${path}: allowedOrigins is empty, so nobody could embed the widget.`)
}

const document = join(dist, 'embed', 'index.html')
const html = printDeployment(readText(document, 'run `npm run build` first'), read(path))
if (html === undefined) stop(`${document} has no block causeway-deployment.`)
publish(dist, site)
writeFileSync(join(site, 'embed', 'index.html'), html)

const { file, write, usage, isPublished }: Format = formats[name]
const rules = join(isPublished === true ? site : dist, file)
writeFileSync(rules, `${write(rulesOf(parsed.data))}\n`)
console.log(`Wrote ${site} and ${rules}. Serve ${site} by these rules:

${usage}

Then have it looked at: npm run doctor -- https://widget.example ${parsed.data.allowedOrigins.find((origin) => !origin.includes('*')) ?? 'https://your.page'}`)

function read(file: string): unknown {
  try {
    return JSON.parse(readText(file, 'it must be a JSON file'))
  } catch (error) {
    return stop(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function readText(file: string, hint: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return stop(`Cannot read ${file}: ${hint}.`)
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
