import { tellFailure } from './config/startError.ts'
import { checkout } from './setup/guide.ts'
import { init } from './setup/init.ts'

/*
 * npm run init [-- <folder>] [--origin …] [--sites …] [--networks …] [--services …] [--wallet …] [--containers]
 */
init(process.argv.slice(2), checkout).catch(tellFailure)
