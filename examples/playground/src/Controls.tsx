import { facts, type OptionRow } from 'virtual:facts'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { type Choices, nameOf } from './options.ts'

type ControlsProps = {
  choices: Choices
  /** What is wrong with them, in the words of the loader. */
  problem: string | undefined
  onChange: (name: string, value: unknown) => void
  onReset: () => void
}

/** Every option of the product, in groups; a word in the search leaves those that have it. */
export function Controls({ choices, problem, onChange, onReset }: ControlsProps) {
  const [search, setSearch] = useState('')
  const wanted = (row: OptionRow) =>
    `${nameOf(row)} ${row.about}`.toLowerCase().includes(search.trim().toLowerCase())
  const groups = facts.groups
    .map(([title, rows]) => [title, rows.filter(wanted)] as const)
    .filter(([, rows]) => rows.length > 0)
  const count = Object.keys(choices).length
  return (
    <section className="controls" aria-labelledby="options">
      <div className="bar">
        <h2 id="options">Options</h2>
        <button type="button" className="quiet" onClick={onReset} disabled={count === 0}>
          Reset
        </button>
      </div>
      <div role="alert">{problem !== undefined && <p data-level="error">{problem}</p>}</div>
      <input
        type="search"
        aria-label="Search options"
        placeholder="Search options"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.length === 0 && <p className="empty">No option is called “{search}”.</p>}
      {groups.map(([title, rows], at) => (
        <details key={title} open={search !== '' || at === 0 || undefined}>
          <summary>
            {title}
            <Count rows={rows} choices={choices} />
          </summary>
          {rows.map((row) => (
            <Field
              key={nameOf(row)}
              row={row}
              value={choices[nameOf(row)]}
              onChange={(value) => onChange(nameOf(row), value)}
            />
          ))}
        </details>
      ))}
    </section>
  )
}

function Count({ rows, choices }: { rows: readonly OptionRow[]; choices: Choices }) {
  const count = rows.filter((row) => choices[nameOf(row)] !== undefined).length
  return count === 0 ? null : <span className="count">{count} set</span>
}
