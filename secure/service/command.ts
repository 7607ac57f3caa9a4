import { makeSettings } from './makeSettings.ts'
import { tellFailure } from './startError.ts'

/*
 * npm run secure -- init [file]
 * Makes the settings of the embedded wallet's service, with its key.
 */
const commands: Readonly<Record<string, (words: readonly string[]) => Promise<string>>> = {
  async init([file = 'secure.env']) {
    await makeSettings(file)
    return `${file} is written, for its owner alone. It holds the key of the database: keep it apart from
backups of the database, and never lose it. Fill in the lines that are empty, then start the service.`
  },
}

async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    process.stderr.write('Usage: npm run secure -- init [file]\n')
    process.exitCode = 2
    return
  }
  process.stdout.write(`${await command(words)}\n`)
}

main(process.argv.slice(2)).catch(tellFailure)
