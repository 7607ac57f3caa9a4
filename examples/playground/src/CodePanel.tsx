import { facts } from 'virtual:facts'
import { useEffect, useMemo, useState } from 'react'
import { Choice } from './Choice.tsx'
import type { Choices } from './options.ts'
import { snippetsOf } from './snippets.ts'

const COPIED_MS = 2_000

/** The choices as code; the tag has the loader of this version, by its hash. */
export function CodePanel({ choices, widgetOrigin }: { choices: Choices; widgetOrigin: string }) {
  // The newest loader's hash would change with each deployment.
  const pinned = `${widgetOrigin}/v/${facts.version}/loader.js`
  const integrity = useIntegrity(pinned)
  const url = integrity === undefined ? `${widgetOrigin}/loader.js` : pinned
  const frameUrl = `${widgetOrigin}/embed/`
  const [title, setTitle] = useState('Script tag')
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const snippets = useMemo(
    () => snippetsOf(choices, { url, integrity, frameUrl }),
    [choices, url, integrity, frameUrl],
  )
  const shown = snippets.find((one) => one.title === title)

  useEffect(() => {
    if (copied === 'no') return
    const timer = setTimeout(() => setCopied('no'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  if (shown === undefined) return null
  const copy = () => {
    navigator.clipboard.writeText(shown.code).then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    )
  }
  const words = { no: 'Copy', yes: 'Copied', failed: 'Copy it by hand' }[copied]
  return (
    <>
      <div className="bar">
        <Choice
          label="Way to embed"
          values={snippets.map((one) => one.title)}
          value={title}
          onChange={setTitle}
        />
        <button type="button" className="primary" onClick={copy}>
          {words}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="code" tabIndex={0} aria-label={`${title}, code`}>
        <pre>{shown.code}</pre>
      </section>
      {shown.note !== undefined && <p>{shown.note}</p>}
      <p role="status" className="unseen">
        {copied === 'yes' ? 'Copied' : ''}
      </p>
    </>
  )
}

/** SRI of a file as it is served; none where it cannot be read. */
function useIntegrity(url: string): string | undefined {
  const [integrity, setIntegrity] = useState<string>()
  useEffect(() => {
    const life = new AbortController()
    hashOf(url, life.signal).then(setIntegrity, () => undefined) // the newest loader works without it
    return () => life.abort()
  }, [url])
  return integrity
}

async function hashOf(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { credentials: 'omit', signal })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer())
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
