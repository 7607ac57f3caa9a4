// The bytes that each product adds to a page which has viem: bundled, minified, brotli.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

async function sizeOf(name, index) {
  const entry = `entry${index}.js`
  writeFileSync(entry, `export * from '${name}'\n`)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: entry,
        external: /^viem(\/|$)/,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', minify: true },
      },
    },
  })
  const outputs = [result].flat().flatMap(({ output }) => output)
  const chunks = outputs.filter(({ type }) => type === 'chunk')
  return chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
}

const names = process.argv.slice(2)
console.log(JSON.stringify(await Promise.all(names.map(sizeOf))))
