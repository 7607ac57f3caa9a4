import { useEffect, useRef } from 'react'

const CODE = /^\s*(\d{6})\s*$/

export type Clipboard = {
  /** Rejects if the person or the browser denies access. */
  read: () => Promise<string>
  /** Whether the browser allows reading without asking the person. */
  isOpen: () => Promise<boolean>
}

/** The clipboard of this frame; undefined if the browser denies it to frames. */
export function frameClipboard(): Clipboard | undefined {
  const { clipboard, permissions } = navigator
  if (typeof clipboard?.readText !== 'function') return undefined
  return {
    read: () => clipboard.readText(),
    async isOpen() {
      try {
        // The DOM's types do not know this name yet, nor do all browsers.
        const name = 'clipboard-read' as PermissionName
        return (await permissions.query({ name })).state === 'granted'
      } catch {
        return false
      }
    },
  }
}

/** The person pressed Paste: they may have copied a line of the mail, so only its digits are used. */
export function pasteCode({ read }: Clipboard, onFound: (code: string) => void): void {
  read().then(
    (text) => onFound(text.replaceAll(/\D/g, '').slice(0, 6)),
    () => undefined, // refused: it can still be typed
  )
}

/**
 * Fills in the code when the person copied it elsewhere and comes back, if the browser allows reading the
 * clipboard without asking. Only a bare code is taken, and each only once: a wrong one costs a try.
 */
export function useCodeOnReturn(options: {
  clipboard: Clipboard | undefined
  isWanted: boolean
  onFound: (code: string) => void
}): void {
  const { clipboard, isWanted } = options
  const latest = useRef(options)
  latest.current = options
  const tried = useRef<string>(undefined)
  useEffect(() => {
    if (clipboard === undefined || !isWanted) return
    const readCode = async () => {
      if (!(await clipboard.isOpen())) return
      const code = CODE.exec(await clipboard.read())?.[1]
      if (code === undefined || code === tried.current || !latest.current.isWanted) return
      tried.current = code
      latest.current.onFound(code)
    }
    const onFocus = () => {
      readCode().catch(() => undefined) // the document lost the focus again: it can still be typed
    }
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [clipboard, isWanted])
}
