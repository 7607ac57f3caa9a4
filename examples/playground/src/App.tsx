import { useCallback, useEffect, useMemo, useState } from 'react'
import { Controls } from './Controls.tsx'
import { Header } from './Header.tsx'
import { type Choices, isTree, readHash, writeHash } from './options.ts'
import { Panels } from './Panels.tsx'
import { type Heard, Stage } from './Stage.tsx'

const KEPT_EVENTS = 200

/** Of devnet, whose services know it; a deployment has its own. */
const start: Choices = { projectId: 'devnet' }

export function App() {
  const [choices, setChoices] = useState<Choices>(() => ({ ...start, ...readHash(location.hash) }))
  const [resets, setResets] = useState(0)
  const [heard, setHeard] = useState<readonly Heard[]>([])
  const widgetOrigin = useMemo(readWidgetOrigin, [])

  useEffect(() => history.replaceState(null, '', writeHash(choices)), [choices])

  const change = useCallback((name: string, value: unknown) => {
    setChoices(({ [name]: _, ...rest }) =>
      value === undefined ? rest : { ...rest, [name]: value },
    )
  }, [])
  const [problem, setProblem] = useState<string>()
  const hear = useCallback((event: Heard) => {
    if (event.name === 'playground') setProblem(problemOf(event.detail))
    setHeard((before) => [event, ...before].slice(0, KEPT_EVENTS))
  }, [])

  return (
    <>
      <Header />
      <main className="playground">
        <h1 className="unseen">Playground</h1>
        <Stage choices={choices} onChange={change} onHeard={hear} />
        <Controls
          key={resets}
          choices={choices}
          problem={problem}
          onChange={change}
          onReset={() => {
            setChoices(start)
            setResets(resets + 1)
          }}
        />
        <Panels
          choices={choices}
          heard={heard}
          onClear={() => setHeard([])}
          widgetOrigin={widgetOrigin}
        />
      </main>
    </>
  )
}

/** What the preview says was wrong with the options; undefined once they were taken. */
function problemOf(detail: unknown): string | undefined {
  const { invalid, error, message } = isTree(detail) ? detail : {}
  return text(invalid) ?? (error === undefined ? undefined : (text(message) ?? text(error)))
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The server of the demo pages writes it there; else the widget is on this very origin. */
function readWidgetOrigin(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="widget-origin"]')?.content ?? ''
  return URL.canParse(told) ? new URL(told).origin : location.origin
}
