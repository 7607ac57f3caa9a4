import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { startProcess } from '#devnet/processes.ts'
import type { Stage, Step } from './dockerfile.ts'

/** Of this machine, all that a step sees: where programs are, and how the registry is reached. */
const passed =
  /^(?:PATH|HOME|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|npm_config_(?:registry|cache))$|_proxy$/i

/**
 * Carries the stages out, each in a folder of its own that stands for the root of its image, and returns those
 * folders by name. `context` is what the build is sent.
 *
 * @throws Error with what a step printed, where it fails
 */
export async function runStages(
  stages: ReadonlyMap<string, Stage>,
  { context, place }: { readonly context: string; readonly place: string },
): Promise<ReadonlyMap<string, string>> {
  const roots = new Map<string, string>()
  for (const stage of stages.values()) {
    const root = join(place, stage.name)
    const before = roots.get(stage.base)
    // Linked, as nothing writes to a file of a stage before.
    if (before === undefined) mkdirSync(root)
    else execFileSync('cp', ['-al', before, root])
    roots.set(stage.name, root)
    for (const step of stage.steps) {
      if (step.kind === 'run') await run(step, root)
      else copy(step, root, step.from === undefined ? context : rootOf(roots, step.from))
    }
  }
  return roots
}

/** Of the variables of a process, those that a container has, too. */
export function plainEnv(): Readonly<Record<string, string>> {
  const all = Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && passed.test(name) ? [[name, value]] : [],
  )
  return Object.fromEntries(all)
}

async function run(
  { command, folder, env }: Extract<Step, { kind: 'run' }>,
  root: string,
): Promise<void> {
  const cwd = join(root, folder)
  mkdirSync(cwd, { recursive: true })
  const running = startProcess('sh', ['-c', command], { cwd, env: { ...plainEnv(), ...env } })
  const code = await running.ended
  if (code !== 0) throw new Error(`RUN ${command} ends with ${code}:\n${running.output()}`)
}

function copy(
  { sources, to, folder }: Extract<Step, { kind: 'copy' }>,
  root: string,
  from: string,
): void {
  const target = join(root, to.startsWith('/') ? to : join(folder, to))
  for (const source of sources.map((path) => join(from, path))) {
    const isInside = to.endsWith('/') && !statSync(source).isDirectory()
    const place = isInside ? join(target, basename(source)) : target
    cpSync(source, place, { recursive: true })
  }
}

function rootOf(roots: ReadonlyMap<string, string>, name: string): string {
  const root = roots.get(name)
  if (root === undefined) throw new Error(`There is no stage ${name} before`)
  return root
}
