import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draw } from '#ui/testing.tsx'
import { axeViolations } from '#ui/testing/axeViolations.ts'
import { scenes } from './scenes.ts'

afterEach(cleanup)

/** What a theme decides; `npm run test:long` asks all rules in each theme, language and width. */
const colours = ['color-contrast', 'link-in-text-block']

test.each(scenes.map((scene) => [`${scene.view}, ${scene.state}`, scene] as const))(
  'behavior: no axe violations in both themes, one heading, nothing `disabled`: %s',
  async (_name, scene) => {
    const { container } = draw(scene.node)
    // Of the first level.
    expect(container.querySelectorAll('h1')).toHaveLength(1)
    // No control is switched off without words.
    expect(container.querySelector(':disabled')).toBe(null)
    expect(await axeViolations(container)).toEqual([])
    const light = draw(scene.node, 'light')
    expect(await axeViolations(light.container, colours)).toEqual([])
  },
)
