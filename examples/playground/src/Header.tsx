import { facts } from 'virtual:facts'

type HeaderProps = { here: 'playground' | 'privacy'; base: string }

/** Where one is, and what else there is. */
export function Header({ here, base }: HeaderProps) {
  const mark = (name: HeaderProps['here']) => (here === name ? ('page' as const) : undefined)
  return (
    <header className="top">
      <a className="brand" href={base}>
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <rect width="32" height="32" rx="9" />
          <path d="M5 20h22" />
          <path className="stones" d="M8 12h4v5H8zM14 12h4v5h-4zM20 12h4v5h-4z" />
        </svg>
        Causeway
      </a>
      <nav aria-label="Main">
        <a href={base} aria-current={mark('playground')}>
          Playground
        </a>
        <a href={`${base}privacy/`} aria-current={mark('privacy')}>
          Privacy
        </a>
        <a href="/demos/">Demos</a>
      </nav>
      <span className="version">{facts.version}</span>
    </header>
  )
}
