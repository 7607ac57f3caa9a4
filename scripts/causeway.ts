import { join } from 'node:path'
import { tellFailure } from '#gateway/config/startError.ts'
import { serve } from '#gateway/serve.ts'
import type { Guide } from '#gateway/setup/guide.ts'
import { init } from '#gateway/setup/init.ts'
import { runDoctor } from './doctor/runDoctor.ts'
import { version } from '../package.json' with { type: 'json' }

/*
 * The command of the package @causeway/gateway: it serves the widget that stands beside it.
 */
const usage = `causeway ${version}

  causeway init [folder]                       asks what a deployment needs, and writes its files
    --origin --sites --networks                answer a question in advance
    --services --wallet
  causeway serve deployment.json               serves the widget; HOST and PORT say where
    --env gateway.env                          takes keys from this file, too
  causeway doctor https://widget.example       checks a deployment from outside
    https://shop.example --json                with a page that embeds it; for programs
`

const beside = join('node_modules', '@causeway', 'gateway')
const guide: Guide = {
  start: (file, envFile) => [`npx --no causeway serve ${file} --env ${envFile}`],
  doctor: 'npx --no causeway doctor',
  proxies: `${join(beside, 'deploy', 'gateway.Caddyfile')} or ${join(beside, 'deploy', 'gateway.nginx.conf')}`,
  wallet: 'docs/embedded-wallet.md of the project',
  more: join(beside, 'README.md'),
}

const commands: Readonly<Record<string, (words: readonly string[]) => Promise<void>>> = {
  serve: (words) =>
    serve(words, { command: 'causeway serve', distDir: join(import.meta.dirname, 'widget') }),
  init: (words) => init(words, guide),
  doctor: (words) => runDoctor(words, 'causeway doctor'),
  help: () => print(usage),
  '--help': () => print(usage),
  '-h': () => print(usage),
  '--version': () => print(`${version}\n`),
}

const [name = '', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command === undefined) {
  const what = name === '' ? 'Which command?' : `There is no command '${name}'.`
  process.stderr.write(`${what}\n\n${usage}`)
  process.exitCode = 2
} else {
  await command(words).catch(tellFailure)
}

async function print(text: string): Promise<void> {
  process.stdout.write(text)
}
