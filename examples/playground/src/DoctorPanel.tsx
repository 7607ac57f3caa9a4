import { type FormEvent, useState } from 'react'

type Finding = {
  readonly level: 'ok' | 'warning' | 'error'
  readonly what: string
  readonly cure?: string
}
type Answer =
  | { readonly status: 'none' | 'busy' }
  | { readonly status: 'done'; readonly findings: readonly Finding[] }
  | { readonly status: 'failed'; readonly message: string }

/** Looks at a deployed widget and a page that embeds it, as `causeway doctor` does. */
export function DoctorPanel({ widgetOrigin }: { widgetOrigin: string }) {
  const [widget, setWidget] = useState(`${widgetOrigin}/`)
  const [page, setPage] = useState(new URL('./preview/', location.href).href)
  const [answer, setAnswer] = useState<Answer>({ status: 'none' })

  const check = (event: FormEvent) => {
    event.preventDefault()
    setAnswer({ status: 'busy' })
    examine(widget, page).then(
      (findings) => setAnswer({ status: 'done', findings }),
      ({ message }: Error) => setAnswer({ status: 'failed', message }),
    )
  }
  return (
    <form className="doctor" onSubmit={check}>
      <label>
        Widget
        <input value={widget} onChange={({ target }) => setWidget(target.value)} required />
      </label>
      <label>
        A page that embeds it
        <input value={page} onChange={({ target }) => setPage(target.value)} />
      </label>
      <button type="submit" className="primary" disabled={answer.status === 'busy'}>
        {answer.status === 'busy' ? 'Checking' : 'Check this site'}
      </button>
      <div role="status">
        {answer.status === 'failed' && <p data-level="error">{answer.message}</p>}
        {answer.status === 'done' && <Findings findings={answer.findings} />}
      </div>
      <p>
        On a command line:{' '}
        <code>
          npm run doctor -- {widget} {page}
        </code>
      </p>
    </form>
  )
}

const words = { ok: 'Good', warning: 'Warning', error: 'Error' }

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="findings">
      {findings.map(({ level, what, cure }) => (
        <li key={what} data-level={level}>
          <b>{words[level]}</b> {what}
          {cure !== undefined && <span>{cure}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Headers of another origin cannot be read here: the server of this page looks at them. */
async function examine(widget: string, page: string): Promise<readonly Finding[]> {
  const answer = await fetch('/doctor', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ widget, page: page === '' ? undefined : page }),
  })
  const body: unknown = await answer.json().catch(() => undefined)
  if (Array.isArray(body)) return body // what `causeway doctor --json` printed
  throw new Error(
    answer.status === 404 || answer.status === 405
      ? 'This server cannot check sites. Run the command below.'
      : `The check failed: HTTP ${answer.status}`,
  )
}
