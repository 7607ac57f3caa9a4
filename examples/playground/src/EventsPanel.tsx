import type { Heard } from './Stage.tsx'

type EventsPanelProps = { heard: readonly Heard[]; onClear: () => void }

/** The events of the preview's widget, newest first. */
export function EventsPanel({ heard, onClear }: EventsPanelProps) {
  if (heard.length === 0) {
    return <p className="empty">No events yet. Open the widget and connect the Devnet Wallet.</p>
  }
  return (
    <>
      <div className="bar">
        <button type="button" className="quiet" onClick={onClear}>
          Clear
        </button>
      </div>
      <ol className="events">
        {heard.map(({ id, at, name, detail }) => (
          <li key={id} data-event={name}>
            <time>{new Date(at).toLocaleTimeString([], { hour12: false })}</time>
            <b>{name}</b>
            <code>{detail === undefined ? '' : JSON.stringify(detail)}</code>
          </li>
        ))}
      </ol>
    </>
  )
}
