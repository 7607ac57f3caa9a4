import { facts } from 'virtual:facts'
import { useState } from 'react'
import { Choice } from './Choice.tsx'
import type { Choices } from './options.ts'
import { Preview } from './Preview.tsx'

/** An event of the widget, as the preview's page received it. */
export type Heard = {
  readonly id: string
  readonly at: number
  readonly name: string
  readonly detail: unknown
}

type StageProps = {
  choices: Choices
  onChange: (name: string, value: unknown) => void
  onHeard: (event: Heard) => void
}

const shapes = ['Page', 'Phone', 'Both themes'] as const
const modes = ['dark', 'light', 'auto'] as const

/** The widget on a page, as wide as a desktop or a phone, or in both themes side by side. */
export function Stage({ choices, onChange, onHeard }: StageProps) {
  const [shape, setShape] = useState<(typeof shapes)[number]>('Page')
  const [asked, setAsked] = useState({ view: 'Connect', count: 1 }) // shown from the start
  const mode = modes.find((one) => one === choices.themeMode) ?? 'dark'
  const shown = shape === 'Both themes' ? (['dark', 'light'] as const) : ([undefined] as const)
  return (
    <section className="stage" aria-labelledby="preview">
      <div className="bar">
        <h2 id="preview">Preview</h2>
        <Choice label="Shape" values={shapes} value={shape} onChange={setShape} />
        {shape !== 'Both themes' && (
          <Choice
            label="Theme"
            values={modes}
            value={mode}
            onChange={(next) => onChange('themeMode', next)}
          />
        )}
        <span className="pair">
          <select
            aria-label="View to open"
            value={asked.view}
            onChange={({ target }) => setAsked({ ...asked, view: target.value })}
          >
            {facts.views.map((view) => (
              <option key={view}>{view}</option>
            ))}
          </select>
          <button
            type="button"
            className="primary"
            onClick={() => setAsked({ ...asked, count: asked.count + 1 })}
          >
            Open
          </button>
        </span>
      </div>
      <div className="ground" data-shape={shape}>
        {shown.map((theme) => (
          <Preview
            key={theme ?? 'one'}
            title={theme === undefined ? 'Preview' : `Preview, ${theme}`}
            choices={theme === undefined ? choices : { ...choices, themeMode: theme }}
            asked={asked}
            onHeard={onHeard}
          />
        ))}
      </div>
    </section>
  )
}
