import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Format, formats, isFormat } from './deploy/formats.ts'
import { type PublicSettings, readPublicSettings } from '#gateway/config/readFile.ts'
import { StartError } from '#gateway/config/startError.ts'
import { rulesOf } from '#gateway/site/headers.ts'
import { printDeployment } from '#gateway/site/printDeployment.ts'
import { publish } from './deploy/publish.ts'

/*
 * npm run deploy -- deployment.json [nginx|caddy|headers|vercel]
 * Writes `dist/site/`, which may be published as it is: what the widget's origin serves, with who may embed
 * it, and with the gateway's addresses where the file has a section `gateway`. Writes the rules for the server
 * beside it, or into it where the host reads them there; prints what the server needs to use them.
 */
const dist = 'dist'
const site = join(dist, 'site')
const [path, name = 'headers'] = process.argv.slice(2)
const names = Object.keys(formats).join(', ')
if (path === undefined) stop(`Usage: npm run deploy -- deployment.json [${names}]`)
if (!isFormat(name)) stop(`There is no format '${name}'. Formats: ${names}.`)

const { published, deployment } = readFile(path)

const document = join(dist, 'embed', 'index.html')
const html = printDeployment(readText(document, 'run `npm run build` first'), published)
if (html === undefined) stop(`${document} has no block causeway-deployment.`)
publish(dist, site)
writeFileSync(join(site, 'embed', 'index.html'), html)

const { file, write, usage, isPublished }: Format = formats[name]
const rules = join(isPublished === true ? site : dist, file)
writeFileSync(rules, `${write(rulesOf(deployment))}\n`)
console.log(`Wrote ${site} and ${rules}. Serve ${site} by these rules:

${usage}

Then have it looked at: npm run doctor -- https://widget.example ${deployment.allowedOrigins.find((origin) => !origin.includes('*')) ?? 'https://your.page'}`)

function readFile(file: string): PublicSettings {
  try {
    return readPublicSettings(file)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return stop(error.message)
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
