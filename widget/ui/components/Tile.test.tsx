import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Media } from '#features/account/views/Account/Media.tsx'
import { draw } from '../testing.tsx'
import { Avatar } from './identity/Avatar.tsx'
import { ImageProxy } from './ImageProxy.tsx'
import { hueOf, initials } from './viewModels.ts'
import { Tile } from './Tile.tsx'

afterEach(cleanup)

test('behavior: a broken image becomes initials, never a broken picture', async () => {
  const { container } = draw(<Tile name="Northern Star" iconUrl="data:image/png;base64,AAAA" />)
  expect(container.querySelector('img')).not.toBe(null)
  await waitFor(() => expect(container.querySelector('img')).toBe(null))
  expect(container.textContent).toBe('NS')
})

test('behavior: a new address gets a new chance', async () => {
  const { container, rerender } = draw(<Tile name="USDC" />)
  expect(container.textContent).toBe('US')
  rerender(
    <Tile name="USDC" iconUrl="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" />,
  )
  expect(container.querySelector('img')).not.toBe(null)
})

test('default', () => {
  expect([initials('USDC'), initials('wrapped ether'), initials('é'), initials('')]).toEqual([
    'US',
    'WE',
    'É',
    '',
  ])
  expect(hueOf('USDC')).toBe(hueOf('USDC'))
  expect(hueOf('USDC')).not.toBe(hueOf('ETH'))
})

test('attack: pictures of other hosts come through the proxy of the deployment, where it has one (S19)', () => {
  const drawn = (url: string | undefined) => {
    const { container, unmount } = draw(
      <ImageProxy url={url}>
        <Tile name="USDC" iconUrl="https://tokens.example/a.png?b=1&c" />
        <Tile name="USDC" iconUrl="data:image/png;base64,AAAA" />
        <Avatar address="0x1" imageUrl="https://names.example/a.png" />
        <Media name="Cat" url="https://nfts.example/1.png" />
      </ImageProxy>,
    )
    const found = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    unmount()
    return found
  }
  expect(drawn('https://pictures.example/get?width=96')).toEqual([
    'https://pictures.example/get?width=96&url=https%3A%2F%2Ftokens.example%2Fa.png%3Fb%3D1%26c',
    'data:image/png;base64,AAAA',
    'https://pictures.example/get?width=96&url=https%3A%2F%2Fnames.example%2Fa.png',
    'https://pictures.example/get?width=96&url=https%3A%2F%2Fnfts.example%2F1.png',
  ])
  expect(drawn(undefined)).toEqual([
    'https://tokens.example/a.png?b=1&c',
    'data:image/png;base64,AAAA',
    'https://names.example/a.png',
    'https://nfts.example/1.png',
  ])
})
