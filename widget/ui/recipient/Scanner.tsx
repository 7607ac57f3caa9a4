import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { wait } from '#lib/abort.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import { Link } from '../primitives/Link.tsx'
import styles from './Scanner.module.css'

const codes = z.array(z.object({ rawValue: z.string() }))
/** Pause between two scans of the picture. */
const LOOK_MS = 200

type ScannerProps = {
  network: string
  /** Takes a scanned code; false if it holds no recipient. */
  onCode: (text: string) => boolean
  onClose: () => void
}

/** The camera, until it has seen an address; it is released on unmount. */
export function Scanner({ network, onCode, onClose }: ScannerProps) {
  const { send, common } = useMessages()
  const [status, setStatus] = useState<'looking' | 'nobody' | 'failed'>('looking')
  const video = useRef<HTMLVideoElement>(null)
  const found = useEffectEvent((text: string) => {
    if (!onCode(text)) setStatus('nobody')
  })

  useEffect(() => {
    const stop = new AbortController()
    watch(video.current, found, stop.signal).catch(() => {
      // Denied, used by another app, or missing: in each case the other ways to fill the field remain.
      if (!stop.signal.aborted) setStatus('failed')
    })
    return () => stop.abort()
  }, [])

  const words = {
    looking: send.scanHint,
    nobody: send.scanNobody(network),
    failed: send.scanFailed,
  }
  return (
    <div className={styles.scanner}>
      {status !== 'failed' && (
        <video ref={video} className={styles.picture} muted playsInline aria-label={send.scan} />
      )}
      <p className={styles.words} role="status">
        {words[status]}
      </p>
      <Link size={12} onClick={onClose}>
        {common.close}
      </Link>
    </div>
  )
}

async function watch(
  video: HTMLVideoElement | null,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (video === null || window.BarcodeDetector === undefined) return
  const detector = new window.BarcodeDetector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  })
  const end = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  // The person may have closed it while the browser asked for permission.
  if (signal.aborted) return end()
  signal.addEventListener('abort', end)
  video.srcObject = stream
  await video.play()
  let last = ''
  while (!signal.aborted) {
    const [code] = codes.parse(await detector.detect(video))
    if (code !== undefined && code.rawValue !== last && !signal.aborted) {
      last = code.rawValue
      onCode(code.rawValue)
    }
    await wait(LOOK_MS, signal)
  }
}
