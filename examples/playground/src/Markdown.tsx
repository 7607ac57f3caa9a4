import { Fragment, type ReactNode } from 'react'

/** The little of Markdown that our documents use: headings, paragraphs, lists, tables, code. */
export function Markdown({ text }: { text: string }) {
  const blocks = text.trim().split(/\n{2,}/)
  return blocks.map((block) => <Block key={block} text={block} />)
}

function Block({ text }: { text: string }) {
  const heading = /^(#{1,3}) (.+)$/.exec(text)
  if (heading !== null) {
    const Tag = `h${heading[1]?.length ?? 1}` as 'h1' | 'h2' | 'h3' // one to three signs
    return <Tag>{inline(heading[2] ?? '')}</Tag>
  }
  const lines = text.split('\n')
  if (text.startsWith('|')) return <Table lines={lines} />
  if (text.startsWith('- ')) {
    const items = text.split(/\n(?=- )/).map((item) => item.slice(2).replace(/\s+/g, ' '))
    return (
      <ul>
        {items.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    )
  }
  return <p>{inline(text.replace(/\n/g, ' '))}</p>
}

function Table({ lines }: { lines: readonly string[] }) {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split(' | ')
      .map((cell) => cell.trim())
  const [head = '', , ...rows] = lines
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="table" tabIndex={0} aria-label={cells(head)[0]}>
      <table>
        <thead>
          <tr>
            {cells(head).map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells(row).map((cell) => (
                <td key={cell}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/

function inline(text: string): ReactNode {
  return text.split(marks).map((part, at) => {
    const key = `${at} ${part}`
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <b key={key}>{part.slice(2, -2)}</b>
    const link = /^\[([^\]]+)\]\((https:[^)]+)\)$/.exec(part)
    if (link !== null) {
      return (
        <a key={key} href={link[2]}>
          {link[1]}
        </a>
      )
    }
    return <Fragment key={key}>{part.replace(/^\[([^\]]+)\]\(.*\)$/, '$1')}</Fragment>
  })
}
