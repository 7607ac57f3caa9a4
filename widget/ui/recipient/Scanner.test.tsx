import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { alice, bob } from '#kernel/testing/fakeWallet.ts'
import { button, chooseUsdc, opened, to } from '#features/send/views/Send/testing.tsx'

const codes: { rawValue: string }[] = []
/** Chromium has one on phones and Macs; this stands where it would, and sees what a test holds up. */
class FakeDetector {
  async detect() {
    return codes
  }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  codes.length = 0
})

function withCamera() {
  vi.stubGlobal('BarcodeDetector', FakeDetector)
  const stream = document.createElement('canvas').captureStream(5)
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  const isOn = () => stream.getTracks().some(({ readyState }) => readyState === 'live')
  // A picture without a first frame would never play.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return { asked, isOn }
}

test('default: L the address of a QR code is taken over, and the camera let go', async () => {
  const { asked, isOn } = withCamera()
  await opened()
  await chooseUsdc()
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(await button('Scan a QR code'))
  expect(await screen.findByText(/^Point the camera/)).not.toBe(null)
  expect(isOn()).toBe(true)
  codes.push({ rawValue: `ethereum:${bob}@31337?value=1e18` })
  await expect.poll(async () => (await to()).getAttribute('value')).toBe(bob)
  await expect.poll(isOn).toBe(false)
  expect(screen.queryByText(/^Point the camera/)).toBe(null)
})

test('error: L a code of nobody on this network fills in nothing, and the next one counts', async () => {
  withCamera()
  await opened()
  await userEvent.click(await button('Scan a QR code'))
  codes.push({ rawValue: `ethereum:${alice}@10` })
  expect(await screen.findByText(/^This code has no address for/)).not.toBe(null)
  expect((await to()).getAttribute('value')).toBe('')
  codes[0] = { rawValue: bob }
  await expect.poll(async () => (await to()).getAttribute('value')).toBe(bob)
})

test('error: L without the person’s leave there is no picture, and the field stays', async () => {
  const { asked } = withCamera()
  asked.mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  await opened()
  await userEvent.click(await button('Scan a QR code'))
  expect(await screen.findByText(/^The camera could not be used/)).not.toBe(null)
  expect(document.querySelector('video')).toBe(null)
  expect(await button('Paste')).not.toBe(null)
})

test('behavior: L closing lets the camera go', async () => {
  const { isOn } = withCamera()
  await opened()
  await userEvent.click(await button('Scan a QR code'))
  await expect.poll(isOn).toBe(true)
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
  await expect.poll(isOn).toBe(false)
})

test('behavior: L a browser that reads no codes, and a page without cameras, have no button', async () => {
  await opened()
  expect(screen.queryByRole('button', { name: 'Scan a QR code' })).toBe(null)
  withCamera()
  const allowsFeature = vi.fn((feature: string) => feature !== 'camera')
  Object.defineProperty(document, 'featurePolicy', { value: { allowsFeature }, configurable: true })
  await opened()
  expect(screen.queryByRole('button', { name: 'Scan a QR code' })).toBe(null)
  Reflect.deleteProperty(document, 'featurePolicy')
})
