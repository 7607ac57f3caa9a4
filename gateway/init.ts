import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { StartError, tellFailure } from './config/startError.ts'
import {
  type Answers,
  networksWithNodes,
  nodeQuestion,
  type Question,
  questions,
} from './setup/answers.ts'
import { makeSetup, nextSteps, type Node, writeSetup } from './setup/writeSetup.ts'

/*
 * npm run init [-- <folder>] [--origin …] [--sites …] [--networks …] [--services …]
 * Asks what a deployment needs, and writes deployment.json and gateway.env. What a flag answers is not asked.
 */
const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  options: { origin: text, sites: text, networks: text, services: text },
  allowPositionals: true,
})
const [folder = '.'] = positionals

async function main(): Promise<void> {
  for (const name of ['deployment.json', 'gateway.env']) {
    const file = join(folder, name)
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
    const answers: Answers = {
      origin: await ask(questions.origin),
      sites: await ask(questions.sites),
      networks: await ask(questions.networks),
      services: await ask(questions.services),
    }
    const nodes: Node[] = []
    for (const network of answers.services.includes('nodes') ? networksWithNodes(answers) : []) {
      const url = await ask(nodeQuestion(network))
      if (url !== undefined) nodes.push({ network, url })
    }
    const setup = makeSetup(answers, nodes)
    writeSetup(folder, setup)
    process.stdout.write(`\n${nextSteps(folder, answers, setup)}\n`)
  } finally {
    lines.close()
  }
}

main().catch(tellFailure)
