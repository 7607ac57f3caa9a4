import { VERIFY_WAIT_MS } from './limits.ts'

/**
 * Asks the Verify service, in a hidden frame of its own, to attest this origin, so that a wallet can
 * show it as known. Resolves with '' when that takes too long: the wallet then shows "unknown".
 * The SDK's own way waits five seconds before every request, and listens to any window.
 */
export function attest(options: {
  verifyUrl: string
  projectId: string
  id: string
  decryptedId: string
}): Promise<string> {
  const { verifyUrl, projectId, id, decryptedId } = options
  const query = new URLSearchParams({ projectId, origin: location.origin, id, decryptedId })
  const frame = document.createElement('iframe')
  frame.hidden = true
  // Our embedder policy asks it of a document that does not send one itself.
  frame.setAttribute('credentialless', '')
  frame.src = `${verifyUrl}/v3/attestation?${query}`

  return new Promise((resolve) => {
    const stop = (attestation: string) => {
      clearTimeout(timer)
      removeEventListener('message', listen)
      frame.remove()
      resolve(attestation)
    }
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== new URL(verifyUrl).origin) return
      const attestation = attestationIn(data)
      if (attestation !== undefined) stop(attestation)
    }
    const timer = setTimeout(() => stop(''), VERIFY_WAIT_MS)
    addEventListener('message', listen)
    document.body.append(frame)
  })
}

function attestationIn(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const message: unknown = JSON.parse(data)
    if (typeof message !== 'object' || message === null) return undefined
    if (!('type' in message) || message.type !== 'verify_attestation') return undefined
    const attestation = 'attestation' in message ? message.attestation : undefined
    return typeof attestation === 'string' ? attestation : ''
  } catch {
    return undefined // another script's message
  }
}
