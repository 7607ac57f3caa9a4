import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { StartError } from '../config/startError.ts'
import {
  type Answers,
  networksWithNodes,
  nodeQuestion,
  type Question,
  questions,
  walletQuestion,
} from './answers.ts'
import { behindContainers } from './containers.ts'
import type { Guide } from './guide.ts'
import { makeSetup, type Node } from './makeSetup.ts'
import { nextSteps } from './nextSteps.ts'
import { writeSetup } from './writeSetup.ts'

const text = { type: 'string' } as const
const flags = {
  origin: text,
  sites: text,
  networks: text,
  services: text,
  wallet: text,
  containers: { type: 'boolean' },
} as const

/**
 * Asks what a deployment needs, and writes deployment.json and gateway.env into a folder; with `--containers`
 * for compose.yaml, which wants a third file. What a flag answers is not asked.
 *
 * @throws StartError
 */
export async function init(words: readonly string[], guide: Guide): Promise<void> {
  const { values, positionals } = readWords(words)
  const [folder = '.'] = positionals
  if (values.containers === true && guide.startContainers === undefined) {
    throw new StartError('ANSWER_WRONG', '--containers is for a checkout, which has compose.yaml.')
  }
  const names = ['deployment.json', 'gateway.env', ...(values.containers === true ? ['.env'] : [])]
  for (const file of names.map((name) => join(folder, name))) {
    if (existsSync(file)) throw new StartError('FILE_EXISTS', `${file} is there already.`)
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  // Asked one after the other from a pipe, too, which may end early.
  const given = lines[Symbol.asyncIterator]()
  async function ask<T>(question: Question<T>): Promise<T> {
    const { flag, text, usual, read } = question
    const answered = flag === undefined ? undefined : values[flag]
    if (answered !== undefined) return read(answered.trim())
    for (;;) {
      lines.setPrompt(`${text}${usual === '' ? '' : ` (${usual})`}: `)
      lines.prompt()
      const line = await given.next()
      if (line.done === true)
        throw new StartError('ANSWER_WRONG', `There is no answer to: ${text}.`)
      try {
        return read(line.value.trim() === '' ? usual : line.value.trim())
      } catch (error) {
        if (!(error instanceof StartError)) throw error
        process.stdout.write(`${error.message}\n`)
      }
    }
  }
  try {
    const four = {
      origin: await ask(questions.origin),
      sites: await ask(questions.sites),
      networks: await ask(questions.networks),
      services: await ask(questions.services),
    }
    const wallet = four.services.includes('wallet') ? await ask(walletQuestion(four)) : undefined
    const answers: Answers = { ...four, wallet }
    const nodes: Node[] = []
    for (const network of answers.services.includes('nodes') ? networksWithNodes(answers) : []) {
      const url = await ask(nodeQuestion(network))
      if (url !== undefined) nodes.push({ network, url })
    }
    const plain = makeSetup(answers, nodes)
    const setup = values.containers === true ? behindContainers(plain, answers) : plain
    writeSetup(folder, setup)
    process.stdout.write(`\n${nextSteps(folder, answers, setup, guide)}\n`)
  } finally {
    lines.close()
  }
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: flags, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new StartError('ANSWER_WRONG', error.message)
  }
}
