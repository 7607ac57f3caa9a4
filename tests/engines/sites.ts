import { z } from 'zod'
import { drawOne } from '#devnet/unkind/draw.ts'
import {
  actions,
  type Cell,
  forgetCells,
  inputs,
  sites,
  storages,
  UNTRIED,
  writeCells,
} from './cells.ts'
import { deepest, type Driver, type StartOptions, type Storage, wheres } from './driver.ts'
import { type Input, personWith } from './person.ts'
import { stepsOf } from './walk.ts'
import { startWorld } from './world.ts'

type Engine = {
  readonly name: Cell['engine']
  readonly start: (options: StartOptions) => Promise<Driver>
  /** Why the engine, or its driver, cannot be given this storage or this hand. */
  readonly lacks?: ((storage: Storage, input: Input) => string | undefined) | undefined
  /** Why the driver has not this hand on this machine, although it has it elsewhere. */
  readonly lacksHere?: ((input: Input) => Promise<string | undefined>) | undefined
}
type Walk = {
  readonly storage: Storage
  readonly input: Input
  readonly walk: (skip: (why: string) => void) => Promise<void>
}

/** What `npm run test:long -- engines` leaves to `-- matrix` are storage blocked and allowed. */
const wanted = z
  .enum([...storages, 'all'])
  .default('shipped')
  .transform((named) => (named === 'all' ? storages : [named]))
  .parse(process.env.ENGINES_STORAGE)
/** By which hands: one of them for each engine, as `DEVNET_SEED` draws; every one for `-- matrix`. */
const hands = z.enum(['drawn', 'all']).default('drawn').parse(process.env.ENGINES_INPUT)
/** How often each walk is made, to find what fails now and then. */
const rounds = z.coerce.number().int().min(1).max(100).default(1).parse(process.env.ENGINES_ROUNDS)

/**
 * What every document of the browser shows, what has the focus in it, and what the site was answered: a report
 * that is read elsewhere has the log alone.
 */
async function shown(driver: Driver): Promise<string> {
  // A browser that is gone must not hide why.
  const count = await driver.windows().catch(String)
  const texts = [`── ${count} windows`]
  for (const where of wheres) {
    const text = await driver
      .run(where, look)
      .catch((cause: unknown) => `nothing: ${String(cause)}`)
    texts.push(`── ${where}\n${String(text)}`)
  }
  return texts.join('\n')
}
const look = `return [
  location.origin + location.pathname, document.visibilityState, document.hasFocus() ? 'focused' : 'not focused',
  ${deepest}?.outerHTML.slice(0, 200), window.answered && JSON.stringify(window.answered),
  ...[...document.querySelectorAll('[data-actions] button')].map((one) => one.outerHTML.slice(0, 300)),
  document.body.innerText].filter(Boolean).join('\\n')`

/**
 * The walks through one engine, in one world that starts and stops with the tests around. Every step fills a
 * cell of docs/browsers.md.
 */
export function walksOf({ name, start, lacks, lacksHere }: Engine): readonly Walk[] {
  const world = startWorld()
  let walks = 0

  async function walk(
    { storage, input }: { storage: Storage; input: Input },
    skip: (why: string) => void,
  ) {
    walks += 1
    // Another address each time, a second try too: to one that is known, this browser would be a new one.
    const email = `${storage}.${input}.${walks}@tern.example`
    const which = { engine: name, storage, input }
    const write = (outcome: (site: Cell['site'], action: Cell['action']) => string) =>
      writeCells(
        which,
        sites.flatMap((site) =>
          actions.map((action) => ({ ...which, site, action, outcome: outcome(site, action) })),
        ),
      )
    forgetCells(which)
    const why = lacks?.(storage, input)
    if (why !== undefined) {
      write(() => why)
      return skip(why)
    }
    const untried = await lacksHere?.(input)
    if (untried !== undefined) {
      write(() => UNTRIED)
      return skip(untried)
    }
    const driver = await start({ storage, hasTouch: input === 'touch' })
    try {
      const person = personWith(driver, input)
      if (person === undefined) throw new Error(`The driver of ${name} has no ${input}`)
      const met = new Map<string, string>()
      for (const site of sites) {
        const steps = stepsOf(person, world(), { site, email })
        for (const action of actions) {
          const began = Date.now()
          met.set(`${site} ${action}`, await steps[action]())
          const took = ((Date.now() - began) / 1000).toFixed(1)
          console.log(`${name}, ${storage}, ${input}, ${site} site: ${action} in ${took} s`)
        }
      }
      write((site, action) => met.get(`${site} ${action}`) ?? '')
    } catch (error) {
      console.log(error, await shown(driver))
      throw error
    } finally {
      await driver.stop()
    }
  }
  const tried = inputs.filter(
    // Whether a finger that this machine may lack is there, only a walk can tell.
    (input) => lacks?.('shipped', input) === undefined && !(lacksHere && input === 'touch'),
  )
  const walked = hands === 'all' ? inputs : [drawOne(tried, name)]
  return wanted.flatMap((storage) =>
    walked.flatMap((input) =>
      Array.from({ length: rounds }, () => ({
        storage,
        input,
        walk: (skip: (why: string) => void) => walk({ storage, input }, skip),
      })),
    ),
  )
}
