import type { OptionRow } from 'virtual:facts'
import { useId, useState } from 'react'
import { nameOf } from './options.ts'

type FieldProps = { row: OptionRow; value: unknown; onChange: (value: unknown) => void }

/** One option: its name, what it does, and the control that its kind asks for. */
export function Field({ row, value, onChange }: FieldProps) {
  const id = useId()
  const { about, kind, live } = row
  const name = nameOf(row).replace(/^themeVariables\./, '')
  return (
    <div
      className="field"
      data-set={value === undefined ? undefined : ''}
      data-option={nameOf(row)}
    >
      {kind === 'list' && row.values !== undefined ? (
        <span className="name">{name}</span>
      ) : (
        <label className="name" htmlFor={id}>
          {name}
        </label>
      )}
      {!live && <span className="note">before it starts</span>}
      <Control row={row} value={value} onChange={onChange} id={id} label={name} />
      {about !== '' && <p id={`${id}-about`}>{withCode(about)}</p>}
    </div>
  )
}

type ControlProps = FieldProps & { id: string; label: string }

function Control(props: ControlProps) {
  const { row, value, onChange, id } = props
  const unset = row.default === undefined ? 'Not set' : `Default: ${row.default}`
  switch (row.kind) {
    case 'boolean':
    case 'code':
      return (
        <select
          id={id}
          aria-describedby={`${id}-about`}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(asBoolean(target.value))}
        >
          <option value="">{unset}</option>
          <option value="true">{row.kind === 'code' ? 'With a sample' : 'On'}</option>
          {row.kind === 'boolean' && <option value="false">Off</option>}
        </select>
      )
    case 'enum':
      return (
        <select
          id={id}
          aria-describedby={`${id}-about`}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          <option value="">{unset}</option>
          {row.values?.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )
    case 'number':
      return (
        <input
          id={id}
          aria-describedby={`${id}-about`}
          type="number"
          placeholder={unset}
          value={String(value ?? '')}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : Number(target.value))
          }
        />
      )
    case 'list':
      return row.values === undefined ? <Words {...props} /> : <Chips {...props} />
    case 'json':
      return <JsonField {...props} />
    case 'text':
      return <Text {...props} />
    default:
      throw new Error(`Unknown kind ${row.kind satisfies never}`)
  }
}

const colors = ['accent', 'color-mix', 'qr-color']

/** A line of text; colours have a well beside it. */
function Text({ row, value, onChange, id, label }: ControlProps) {
  const isColor = colors.some((name) => row.path[1] === `--causeway-${name}`)
  const text = String(value ?? '')
  return (
    <span className="pair">
      {isColor && (
        <input
          type="color"
          aria-label={`${label}, colour`}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#0d5c70'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <input
        id={id}
        aria-describedby={`${id}-about`}
        placeholder={row.default ?? 'Not set'}
        value={text}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </span>
  )
}

/** Some of a few, in the order in which they are picked. */
function Chips({ row, value, onChange, id, label }: ControlProps) {
  const picked: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <fieldset className="chips" aria-describedby={`${id}-about`}>
      <legend className="unseen">{label}</legend>
      {row.values?.map((one) => {
        const isIn = picked.includes(one)
        const next = isIn ? picked.filter((other) => other !== one) : [...picked, one]
        return (
          <button
            key={one}
            type="button"
            aria-pressed={isIn}
            onClick={() => onChange(next.length === 0 ? undefined : next)}
          >
            {one}
          </button>
        )
      })}
    </fieldset>
  )
}

function Words({ value, onChange, id }: ControlProps) {
  const [text, setText] = useState(Array.isArray(value) ? value.join(', ') : '')
  return (
    <input
      id={id}
      aria-describedby={`${id}-about`}
      placeholder="One, or several with commas"
      value={text}
      spellCheck={false}
      onChange={({ target }) => {
        setText(target.value)
        const words = target.value.split(',').map((word) => word.trim())
        const left = words.filter((word) => word !== '')
        onChange(left.length === 0 ? undefined : left)
      }}
    />
  )
}

/** What no other control can show; what is not JSON yet is not taken. */
function JsonField({ value, onChange, id }: ControlProps) {
  const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value))
  const parsed = parse(text)
  return (
    <>
      <textarea
        id={id}
        aria-describedby={`${id}-about ${id}-wrong`}
        rows={2}
        placeholder="JSON"
        value={text}
        spellCheck={false}
        aria-invalid={parsed.ok ? undefined : true}
        onChange={({ target }) => {
          setText(target.value)
          const next = parse(target.value)
          if (next.ok) onChange(next.value)
        }}
      />
      {!parsed.ok && (
        <p id={`${id}-wrong`}>This is not valid JSON yet. The previous value applies.</p>
      )}
    </>
  )
}

function parse(text: string): { ok: true; value: unknown } | { ok: false } {
  if (text.trim() === '') return { ok: true, value: undefined }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

function asBoolean(text: string): boolean | undefined {
  return text === '' ? undefined : text === 'true'
}

/** What stands between backticks, as code. */
function withCode(text: string) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>))
}
