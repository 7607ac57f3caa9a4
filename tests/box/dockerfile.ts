export type Step =
  | {
      readonly kind: 'copy'
      /** A stage before, or undefined for what the build is sent. */
      readonly from: string | undefined
      readonly sources: readonly string[]
      readonly to: string
      readonly folder: string
    }
  | {
      readonly kind: 'run'
      readonly command: string
      readonly folder: string
      readonly env: Readonly<Record<string, string>>
    }

export type Stage = {
  readonly name: string
  /** An image, or a stage before. */
  readonly base: string
  readonly steps: readonly Step[]
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly user: string | undefined
  readonly port: number | undefined
  readonly stopSignal: string | undefined
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
}

/**
 * Reads the part of the language that the project's Dockerfile is written in; the stages in order, each with what
 * it has from the stage that it begins with.
 *
 * @throws Error for every line that it does not know
 */
export function readDockerfile(text: string): ReadonlyMap<string, Stage> {
  const stages = new Map<string, Stage>()
  let current: Stage | undefined
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? []
    if (word === 'FROM') current = begin(rest, stages)
    else if (current === undefined) throw new Error(`Before FROM: ${line}`)
    else current = read(current, word, rest)
    stages.set(current.name, current)
  }
  return stages
}

function begin(rest: string, stages: ReadonlyMap<string, Stage>): Stage {
  const [, base = '', name = ''] = /^(\S+) AS ([a-z]+)$/.exec(rest) ?? []
  if (name === '' || stages.has(name)) throw new Error(`FROM ${rest}`)
  const before = stages.get(base)
  if (before !== undefined) return { ...before, name, base, steps: [] }
  const nothing = { user: undefined, port: undefined, stopSignal: undefined }
  return { name, base, steps: [], folder: '/', env: {}, ...nothing, command: [], healthcheck: [] }
}

function read(stage: Stage, word: string, rest: string): Stage {
  const { folder, env, steps } = stage
  switch (word) {
    case 'WORKDIR':
      if (!rest.startsWith('/')) throw new Error(`WORKDIR ${rest}`)
      return { ...stage, folder: rest }
    case 'ENV': {
      const pairs = rest.split(' ').map((pair) => /^([A-Z_]+)=(\S+)$/.exec(pair)?.slice(1))
      const added = pairs.map((pair) => {
        if (pair === undefined) throw new Error(`ENV ${rest}`)
        return pair
      })
      return { ...stage, env: { ...env, ...Object.fromEntries(added) } }
    }
    case 'COPY': {
      const [, from, paths = ''] = /^(?:--from=([a-z]+) )?([^-].*)$/.exec(rest) ?? []
      const [to = '', ...sources] = paths.split(' ').reverse()
      if (sources.length === 0) throw new Error(`COPY ${rest}`)
      return { ...stage, steps: [...steps, { kind: 'copy', from, sources, to, folder }] }
    }
    case 'RUN': {
      const [command = ''] = /^[^-].*$/.exec(rest) ?? []
      if (command === '') throw new Error(`RUN ${rest}`)
      return { ...stage, steps: [...steps, { kind: 'run', command, folder, env }] }
    }
    case 'USER':
      return { ...stage, user: rest }
    case 'EXPOSE':
      return { ...stage, port: Number(rest) }
    case 'STOPSIGNAL':
      return { ...stage, stopSignal: rest }
    case 'CMD':
      return { ...stage, command: listOf(rest) }
    case 'HEALTHCHECK': {
      const [, words = ''] = /^(?:--[a-z-]+=\d+s )+CMD (\[.+\])$/.exec(rest) ?? []
      return { ...stage, healthcheck: listOf(words) }
    }
    default:
      throw new Error(`There is no reader for ${word} ${rest}`)
  }
}

function listOf(text: string): readonly string[] {
  const list: unknown = JSON.parse(text)
  if (Array.isArray(list) && list.every((word) => typeof word === 'string')) return list
  throw new Error(`No list of words: ${text}`)
}
