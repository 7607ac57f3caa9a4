import { cleanup } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import type { Locale } from '#ui/i18n/locales.ts'
import type {} from '../../scripts/emulateMedia.ts'
import { cutCards } from './checks/cutCards.ts'
import { kindsOf } from './checks/finding.ts'
import { movingParts } from './checks/movingParts.ts'
import { covered, grounded, unbounded, unmarked, withoutRing } from './checks/plainMarks.ts'
import { FINGER_PX, MOUSE_PX, smallTargets } from './checks/smallTargets.ts'
import { drawAll } from './drawAll.tsx'

/** A busy machine draws three hundred cards in a minute. */
const DRAW_MS = 120_000

/** What people who see, move or point otherwise need of every drawing, in this theme and language. */
export function perceptionTests(mode: 'dark' | 'light', locale: Locale): void {
  describe(`${mode}, ${locale}`, () => {
    let container: Element

    beforeAll(async () => {
      container = await drawAll(mode, locale)
    }, DRAW_MS)
    afterAll(async () => {
      cleanup()
      await commands.emulateMedia({})
    })

    test(
      'behavior: at 200 % zoom no view is cut or scrolls sideways',
      async () => {
        await page.viewport(640, 360)
        expect(kindsOf(cutCards(container))).toEqual([])
      },
      DRAW_MS,
    )

    test(
      'behavior: a finger meets every control',
      async () => {
        await page.viewport(390, 844)
        await commands.emulateMedia({ pointer: 'coarse' })
        expect(matchMedia('(pointer: coarse)').matches).toBe(true)
        expect(kindsOf(smallTargets(container, FINGER_PX))).toEqual([])
      },
      DRAW_MS,
    )

    // Less is asked, and little differs: now and then is enough.
    test.runIf(mode === 'light')(
      'behavior: a mouse meets every control',
      async () => {
        await commands.emulateMedia({})
        await page.viewport(1_280, 720)
        expect(kindsOf(smallTargets(container, MOUSE_PX))).toEqual([])
      },
      DRAW_MS,
    )

    test(
      'behavior: where colours are forced, controls show edge, choice and focus',
      async () => {
        await page.viewport(1_280, 720)
        const plain = grounded(container)
        expect(plain.length).toBeGreaterThan(100)
        await commands.emulateMedia({ forcedColors: 'active' })
        expect.soft(kindsOf(unbounded(plain))).toEqual([])
        expect.soft(kindsOf(unmarked(container))).toEqual([])
        expect.soft(kindsOf(covered(container))).toEqual([])
        await userEvent.keyboard('{Tab}')
        expect.soft(kindsOf(withoutRing(container))).toEqual([])
      },
      DRAW_MS,
    )

    test(
      'behavior: nothing moves for who asked for less motion',
      async () => {
        await commands.emulateMedia({ reducedMotion: 'no-preference' })
        expect(movingParts(container)).not.toEqual([])
        await commands.emulateMedia({ reducedMotion: 'reduce' })
        expect(kindsOf(movingParts(container))).toEqual([])
      },
      DRAW_MS,
    )
  })
}
