import { facts } from 'virtual:facts'
import { useEffect, useRef, useState } from 'react'
import type { Choices } from './options.ts'
import type { Heard } from './Stage.tsx'

/** Typing shall not make a new widget with every letter. */
const SETTLE_MS = 300

type PreviewProps = {
  title: string
  choices: Choices
  /** The view to open, and how often: at the start, and with each click on Open. */
  asked: { view: string; count: number }
  onHeard: (event: Heard) => void
}

/** A page of its own in a frame, which embeds the widget as these choices say. */
export function Preview({ title, choices, asked, onHeard }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const before = useRef<Element | null>(null) // had the focus, and gets it back
  /** Until what opens at the start is drawn. */
  const starting = useRef(true)
  const [ready, setReady] = useState(false)
  const { count } = asked

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    let drawn: ReturnType<typeof setTimeout> | undefined
    const hear = (event: Event) => {
      const { name, detail } = (event as CustomEvent).detail // of our own preview
      if (name !== 'preview')
        return onHeard({ id: crypto.randomUUID(), at: Date.now(), name, detail })
      if (detail === 'ready') setReady(true)
      // A widget that opens takes the focus: whoever types goes on typing.
      const taken = document.activeElement === element
      if (detail === 'settled' && taken && before.current instanceof HTMLElement) {
        before.current.focus()
      }
      if (detail === 'settled') drawn = setTimeout(() => (starting.current = false), SETTLE_MS)
    }
    element.addEventListener('widget', hear)
    return () => {
      clearTimeout(drawn)
      element.removeEventListener('widget', hear)
    }
  }, [onHeard])

  // It opens by itself at the start, and nobody asked it to take the focus.
  useEffect(() => {
    const held = document.activeElement
    const keep = () => {
      if (!starting.current || document.activeElement !== frame.current) return
      if (held instanceof HTMLElement && held !== document.body) held.focus()
      else frame.current?.blur()
    }
    const later = () => void setTimeout(keep)
    window.addEventListener('blur', later)
    return () => window.removeEventListener('blur', later)
  }, [])

  useEffect(() => {
    if (!ready) return
    const timer = setTimeout(() => {
      before.current = document.activeElement
      send(frame.current, { choices, events: facts.events })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [ready, choices])

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened when it is asked for, not when anything changes
  useEffect(() => {
    if (!ready || count === 0) return
    before.current = null
    send(frame.current, { choices, events: facts.events, open: asked.view })
  }, [ready, count])

  return (
    <iframe
      ref={frame}
      className="preview"
      title={title}
      src="./preview/index.html"
      data-ready={ready || undefined}
    />
  )
}

function send(frame: HTMLIFrameElement | null, detail: unknown): void {
  frame?.contentDocument?.dispatchEvent(new CustomEvent('playground', { detail }))
}
