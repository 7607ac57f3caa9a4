import { facts } from 'virtual:facts'

/** Where one is, and what else there is. */
export function Header() {
  return (
    <header className="top">
      <a className="brand" href="./">
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <rect width="32" height="32" rx="9" />
          <path d="M5 20h22" />
          <path className="stones" d="M8 12h4v5H8zM14 12h4v5h-4zM20 12h4v5h-4z" />
        </svg>
        Causeway
      </a>
      <nav aria-label="Main">
        <a href="./" aria-current="page">
          Playground
        </a>
        <a href="../docs/">Docs</a>
        <a href="/demos/">Demos</a>
      </nav>
      <span className="version">{facts.version}</span>
    </header>
  )
}
