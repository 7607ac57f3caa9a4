import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { bridgeBuild } from './bridgeBuild.ts'
import { doctorBuild, engineBuild, npmBuild, scriptBuild } from './loaderBuild.ts'
import { describePackage } from './npmPackage.ts'
import { describeGateway } from './package/describeGateway.ts'
import { gatewayBuild } from './package/gatewayBuild.ts'
import { playgroundBuild } from './playgroundBuild.ts'
import { compileLocales } from './locales/compile.ts'
import { pinLoader } from './pinned/pinLoader.ts'

const dist = 'dist'
const only = process.argv.slice(2)
const wants = (part: string) => only.length === 0 || only.includes(part)

compileLocales()
// It reads the sentences, too.
const { buildDocs } = await import('./docs/buildDocs.ts')

if (wants('loader')) await buildLoader()
if (wants('npm')) {
  await build(npmBuild)
  await build(bridgeBuild)
  await build(doctorBuild)
  describePackage(join(dist, 'npm'))
}
if (wants('widget')) await build({ logLevel: 'warn' })
if (wants('playground')) await build(playgroundBuild)
if (wants('docs')) buildDocs(join(dist, 'docs'))
if (wants('secure')) await build({ configFile: 'secure/page/vite.config.ts', logLevel: 'warn' })
if (wants('service')) await build({ configFile: 'secure/service/vite.config.ts', logLevel: 'warn' })
if (wants('gateway')) await build({ configFile: 'gateway/vite.config.ts', logLevel: 'warn' })
// It brings the widget that was built before.
if (wants('npm-gateway')) {
  await build(gatewayBuild)
  describeGateway(dist, join(dist, 'npm-gateway'))
}

/** Stage 1 first: its name carries a hash, and stage 0 carries its name. */
async function buildLoader(): Promise<void> {
  rmSync(join(dist, 'causeway'), { recursive: true, force: true })
  const chunks = chunksOf(await build(engineBuild))
  const engine = chunks.find(({ name }) => name === 'engine')
  if (engine === undefined) throw new Error('Stage 1 has no entry')
  const skeleton = chunks.find(({ name }) => name === 'cards')
  if (skeleton === undefined) throw new Error('The skeleton has no chunk')
  const paths = { engine: engine.fileName, skeleton: skeleton.fileName }
  const [script] = chunksOf(await build(scriptBuild(paths)))
  if (script === undefined) throw new Error('Stage 0 has no entry')
  await pinLoader({ dist, ...paths })

  for (const { fileName } of [script, ...chunks]) {
    const { length } = brotliCompressSync(readFileSync(join(dist, fileName)))
    console.log(`${fileName.padEnd(40)} ${(length / 1_000).toFixed(2)} kB brotli`)
  }
}

function chunksOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((part) => part.type === 'chunk')
}
