import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { idle } from '#ui/testing/scene.ts'
import { ShareProfile } from './ShareProfile.tsx'

afterEach(cleanup)

describe('whether a site may know who logged in', () => {
  const who = { site: 'tern.example', email: 'maren@tern.example', name: 'Maren' }

  test('default: what it would know is shown before it is asked for', () => {
    draw(<ShareProfile {...who} onAnswer={idle} />)
    for (const one of Object.values(who)) expect(document.body.textContent).toContain(one)
  })

  test('behavior: each answer is a press, and neither is given by itself', async () => {
    const onAnswer = vi.fn()
    draw(<ShareProfile {...who} onAnswer={onAnswer} />)
    expect(onAnswer).not.toHaveBeenCalled()
    for (const one of screen.getAllByRole('button')) await userEvent.click(one)
    expect(onAnswer.mock.calls.flat().toSorted()).toEqual([false, true])
  })

  test('behavior: what is not known has no row', () => {
    draw(<ShareProfile {...who} email={undefined} onAnswer={idle} />)
    expect(document.body.textContent).not.toContain(who.email)
    expect(document.body.textContent).toContain('Maren')
  })
})
