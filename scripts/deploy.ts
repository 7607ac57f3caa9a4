import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { issuePath } from '#protocol'
import { deployment } from '#core/config/deployment.ts'
import { formats, isFormat } from './deploy/formats.ts'
import { rulesOf } from './deploy/headers.ts'
import { printDeployment } from './deploy/printDeployment.ts'

/*
 * npm run deploy -- deployment.json [nginx|caddy|headers|vercel]
 * Writes who may embed into `dist/embed/index.html`, and the headers that the server must send into
 * a file of `dist/`; prints what the server needs to use them.
 */
const [path, name = 'headers'] = process.argv.slice(2)
const names = Object.keys(formats).join(', ')
if (path === undefined) stop(`Usage: npm run deploy -- deployment.json [${names}]`)
if (!isFormat(name)) stop(`There is no format '${name}'. Formats: ${names}.`)

const parsed = deployment.safeParse(read(path))
if (!parsed.success) stop(`${path}: ${issuePath(parsed.error)}`)
if (parsed.data.allowedOrigins.length === 0) {
  stop(`${path}: allowedOrigins is empty, so nobody could embed the widget.`)
}

const document = join('dist', 'embed', 'index.html')
const html = printDeployment(readText(document, 'run `npm run build` first'), read(path))
if (html === undefined) stop(`${document} has no block causeway-deployment.`)
writeFileSync(document, html)

const { file, write, usage } = formats[name]
writeFileSync(join('dist', file), `${write(rulesOf(parsed.data))}\n`)
console.log(`Wrote ${document} and ${join('dist', file)}. Serve dist/ with these headers:

${usage}

Then have it looked at: npm run doctor -- https://widget.example ${parsed.data.allowedOrigins[0]}`)

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
