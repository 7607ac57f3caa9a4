const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text that is safe inside HTML and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => replacements[sign] ?? sign)
}

/** A whole document in devnet's own plain look. */
export function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/devnet.css">
</head>
<body><main>${body}</main></body>
</html>`
}

/** Its style sheet, served as `/devnet.css`. */
export const stylesheet = `:root { color-scheme: light dark; --accent: light-dark(#0d5c70, #6fc0d3); --line: light-dark(#dfe4e2, #2c3134); --quiet: light-dark(#5f6b6f, #8f999e) }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.55 system-ui, sans-serif; background: light-dark(#f4f6f5, #131618); color: light-dark(#121a1c, #f0f3f3) }
main { max-width: 760px; margin: 0 auto; padding: 48px 24px }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 6px; letter-spacing: -.01em }
p { margin: 0 0 24px; color: var(--quiet) }
a { color: var(--accent); text-underline-offset: 3px }
.card { background: light-dark(#fff, #1b1f22); border: 1px solid var(--line); border-radius: 14px; padding: 4px 20px; margin: 0 0 20px }
.card > * + * { border-top: 1px solid var(--line) }
dl { margin: 0 } dl > div { display: grid; grid-template-columns: 160px 1fr; gap: 16px; padding: 12px 0; border-top: 1px solid var(--line) } dl > div:first-child { border: 0 }
dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
button { font: inherit; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; background: light-dark(#fff, #1b1f22); color: var(--accent); cursor: pointer }
code { font: 13px/1.5 ui-monospace, monospace }
.entry { display: block; padding: 16px 0; text-decoration: none; color: inherit } .entry b { color: var(--accent); font-weight: 600 } .entry span { display: block; color: var(--quiet) }
.ok { color: light-dark(#19693f, #74c795) } .bad { color: light-dark(#a8312a, #f0938a) }
@media (max-width: 520px) { dl > div { grid-template-columns: 1fr; gap: 2px } }
`
