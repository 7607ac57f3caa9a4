import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '#ui/testing.tsx'
import { Downloads } from './Downloads.tsx'

afterEach(cleanup)

const wallet = { name: 'Kestrel', iconUrl: undefined }
const ios = { kind: 'ios', url: 'https://apps.apple.com/app/kestrel' } as const
const chrome = { kind: 'chrome', url: 'https://chromewebstore.google.com/kestrel' } as const
const homepage = { kind: 'homepage', url: 'https://kestrel.example' } as const
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

describe('where a wallet can be had', () => {
  test('default: stores of this device are links, that of the phone is a code to scan', async () => {
    draw(<Downloads wallet={wallet} stores={[chrome, ios, homepage]} />)
    expect(links()).toEqual([chrome.url, homepage.url])
    expect(screen.queryByRole('img', { name: /code/i })).toBe(null)
    const store = screen.getByRole('button')
    await userEvent.click(store)
    expect(screen.getByRole('status').textContent).not.toBe('')
    await userEvent.click(store)
    expect(screen.queryByRole('status')).toBe(null)
  })

  test('behavior: on a phone its own store is a link', () => {
    draw(<Downloads wallet={wallet} stores={[ios, homepage]} phone />)
    expect(links()).toEqual([ios.url, homepage.url])
    expect(screen.queryByRole('button')).toBe(null)
  })

  test('error: one that names no store says so', () => {
    draw(<Downloads wallet={wallet} stores={[]} />)
    expect(links()).toEqual([])
    expect(screen.queryByRole('list')).toBe(null)
    expect(document.body.textContent).toContain('Kestrel')
  })
})
