import { createRoot } from 'react-dom/client'
import { createAppearance } from '../../secure/page/appearance.ts'
import { Themed } from '../../secure/page/views/App.tsx'
import { Ready } from '../../secure/page/views/ApprovalView.tsx'
import { ReviewsProvider } from '../../secure/page/views/ReviewsContext.ts'
import { approvals } from '../../secure/page/views/testing/scenes.ts'
import type { Approval } from '../../secure/page/approvals/approval.ts'
import './gallery.css'

/**
 * `secure.html?theme=light&locale=de&at=0`: twelve of what the secure page asks, each in a frame as the
 * widget gives it. `scene=swap` is one alone; with `unvouched` the browser cannot say what covers a frame.
 */
const PER_BOARD = 12
const query = new URLSearchParams(location.search)
const theme = query.get('theme') === 'light' ? 'light' : 'dark'
const scene = query.get('scene')
const root = document.getElementById('gallery')
if (!root) throw new Error('The gallery has no place to be drawn.')

type Drawn = { readonly name: string; readonly approval: Approval; readonly unvouched: boolean }
const all: readonly Drawn[] = [
  ...Object.entries(approvals).map(([name, approval]) => ({ name, approval, unvouched: false })),
  { name: 'unvouchedTransfer', approval: approvals.transfer, unvouched: true },
  { name: 'unvouchedUntried', approval: approvals.untried, unvouched: true },
]
const idle = () => undefined

function One({ approval }: Drawn) {
  const look = createAppearance([query.get('locale') ?? 'en'])
  look.sync({ themeMode: theme })
  return (
    <Themed appearance={look.get()} onLanguage={look.choose}>
      <ReviewsProvider value={{ isOpen: () => false, ask: () => new Promise(idle) }}>
        <Ready
          embedder={'https://site.example'}
          approval={approval}
          isActing={false}
          error={undefined}
          onConfirm={idle}
          onReject={idle}
        />
      </ReviewsProvider>
    </Themed>
  )
}

/** As high as what it draws, as the widget's card makes it. */
function followHeight(frame: HTMLIFrameElement): void {
  const body = frame.contentDocument?.body
  if (body === undefined) return
  const set = () => {
    frame.style.height = `${body.firstElementChild?.scrollHeight ?? 0}px`
  }
  new ResizeObserver(set).observe(body)
  set()
}

function Board() {
  const at = Number(query.get('at') ?? '0')
  return (
    <div className="board" style={{ color: theme === 'light' ? '#111' : '#ddd' }}>
      {all.slice(at, at + PER_BOARD).map(({ name }) => (
        <figure key={name} data-scene={name} style={{ width: 'min(100%, 390px)' }}>
          <figcaption>{name}</figcaption>
          <iframe
            title={name}
            src={`?${new URLSearchParams({ ...Object.fromEntries(query), scene: name })}`}
            style={{ width: '100%', border: 0 }}
            onLoad={({ currentTarget }) => followHeight(currentTarget)}
          />
        </figure>
      ))}
    </div>
  )
}

const drawn = all.find(({ name }) => name === scene)
if (drawn?.unvouched) Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
document.documentElement.dataset.theme = theme
createRoot(root).render(drawn === undefined ? <Board /> : <One {...drawn} />)
