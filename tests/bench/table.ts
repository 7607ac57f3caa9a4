/** Rows as a table of Markdown: the first column to the left, numbers to the right. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${head.map((_, column) => (cells[column] ?? '').trim()).join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, rule, ...body].map(line).join('\n')
}

/** Rows as aligned text: the first column to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? ''
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  const [head, ...body] = rows
  if (head === undefined) return ''
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [line(head), rule, ...body.map(line)].join('\n')
}
