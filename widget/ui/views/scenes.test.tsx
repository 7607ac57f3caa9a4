import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { draw } from '../testing.tsx'
import { axeViolations } from './axeViolations.ts'
import { scenes } from './scenes.ts'

afterEach(cleanup)

describe.each(['dark', 'light'] as const)(
  'behavior: has no axe violations in both themes: %s',
  (mode) => {
    test.each(scenes.map((scene) => [`${scene.view}, ${scene.state}`, scene] as const))(
      '%s',
      async (_name, scene) => {
        const { container } = draw(scene.node, mode)
        expect(await axeViolations(container)).toEqual([])
      },
    )
  },
)

test('behavior: every drawing has one heading of the first level', () => {
  for (const scene of scenes) {
    const { container } = draw(scene.node)
    const headings = container.querySelectorAll('h1')
    expect([scene.view, scene.state, headings.length]).toEqual([scene.view, scene.state, 1])
  }
})

test('behavior: no control is switched off without words: nothing is `disabled`', () => {
  for (const scene of scenes) {
    const { container } = draw(scene.node)
    expect([scene.view, scene.state, container.querySelector(':disabled')]).toEqual([
      scene.view,
      scene.state,
      null,
    ])
  }
})
