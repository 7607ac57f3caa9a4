import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { CodePanel } from './CodePanel.tsx'
import { warningsOf } from './contrast.ts'
import { DoctorPanel } from './DoctorPanel.tsx'
import { EventsPanel } from './EventsPanel.tsx'
import type { Choices } from './options.ts'
import type { Heard } from './Stage.tsx'

type PanelsProps = {
  choices: Choices
  heard: readonly Heard[]
  onClear: () => void
  widgetOrigin: string
}

const tabs = ['Code', 'Events', 'Contrast', 'Check'] as const
type Tab = (typeof tabs)[number]

/** What is to copy, what was heard, what cannot be drawn as it is, and whether a site is set up. */
export function Panels({ choices, heard, onClear, widgetOrigin }: PanelsProps) {
  const [tab, setTab] = useState<Tab>('Code')
  const list = useRef<HTMLDivElement>(null)
  const warnings = useMemo(() => warningsOf(choices), [choices])
  const counts: Partial<Record<Tab, number>> = { Events: heard.length, Contrast: warnings.length }
  const move = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (step === undefined) return
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? tab
    setTab(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <section className="panels" aria-label="Results">
      <div className="tabs" role="tablist" aria-label="Results" ref={list} onKeyDown={move}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            data-tab={one}
            aria-selected={one === tab}
            aria-controls="panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
          >
            {one}
            {(counts[one] ?? 0) > 0 && <span className="count">{counts[one]}</span>}
          </button>
        ))}
      </div>
      <div className="panel" id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'Code' && <CodePanel choices={choices} widgetOrigin={widgetOrigin} />}
        {tab === 'Events' && <EventsPanel heard={heard} onClear={onClear} />}
        {tab === 'Contrast' && <Contrast warnings={warnings} />}
        {tab === 'Check' && <DoctorPanel widgetOrigin={widgetOrigin} />}
      </div>
    </section>
  )
}

function Contrast({ warnings }: { warnings: ReturnType<typeof warningsOf> }) {
  if (warnings.length === 0) {
    return <p className="empty">These colours can be read in both themes.</p>
  }
  return (
    <ul className="findings">
      {warnings.map(({ id, text }) => (
        <li key={id} data-level="warning">
          {text}
        </li>
      ))}
    </ul>
  )
}
