import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '#ui/testing.tsx'
import type { Scene } from '#ui/testing/scene.ts'
import { scenes } from './scenes.ts'

const steps = ['BuyProgress', 'Pay', 'SendProgress', 'SwapProgress', 'TransferProgress']
const noStep = /^(another token|choose|empty|error|loading|not enough|offline|unknown$)/
const failed = /^(error|failed|declined|refused|not revoked)\b|\b(error|failed)$/
const waiting = /^(loading|checking|preparing|pricing|quoting|code on its way)$|, loading$/
/** Drawings with a part that comes later, and facts of the past. */
const still = ['TransactionDetails: loading', 'TransactionDetails: failed']

const live = '[role="status"], [role="alert"], [aria-live]'

/** What a screen reader announces on its own. */
const spoken = (container: Element) =>
  [...container.querySelectorAll(live)].map(({ textContent }) => textContent).join('')

function silentFields(container: Element): readonly Element[] {
  return [...container.querySelectorAll('[aria-invalid="true"]')].filter((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    const notes = ids.map((id) => container.querySelector(`[id="${id}"]`))
    return !notes.some((note) => note?.textContent && note.closest(live) !== null)
  })
}

/** What a person who uses a screen reader would miss in this drawing. */
function missed(container: Element, { view, state }: Scene): readonly string[] {
  const isStep = steps.includes(view) && !noStep.test(state)
  const isTold = spoken(container) !== ''
  return [
    silentFields(container).length > 0 && 'what is wrong at a field',
    (isStep || failed.test(state)) && !isTold && 'what happened',
    waiting.test(state) &&
      !isTold &&
      container.querySelector('[aria-busy="true"]') === null &&
      'that it loads',
  ].filter((one) => one !== false)
}

// Renders every drawing, on a machine that may be busy.
test('behavior: steps, failures, faults of fields and loading are spoken', {
  timeout: 120_000,
}, () => {
  const all = scenes.flatMap((scene) => {
    const name = `${scene.view}: ${scene.state}`
    const { container } = draw(scene.node)
    const found = still.includes(name) ? [] : missed(container, scene)
    cleanup()
    return found.map((what) => `${name}: ${what}`)
  })
  expect(all).toEqual([])
})

test('behavior: a toast is spoken, an error at once', () => {
  for (const [state, role] of [
    ['success', 'status'],
    ['error', 'alert'],
  ] as const) {
    const toast = scenes.find((scene) => scene.view === 'Toast' && scene.state === state)
    const { container } = draw(toast?.node)
    expect(container.querySelector(`[role="${role}"]`)?.textContent).toMatch(/\w/)
    cleanup()
  }
})
