import type { ServerResponse } from 'node:http'
import { escapeHtml, stylesheet } from '../web/html.ts'
import type { Person } from './people.ts'

/** The provider's page, where a person says who they are, or says no. */
export function sendSignInPage(
  response: ServerResponse,
  options: {
    title: string
    people: readonly Person[]
    /** Apple: whether the address may be hidden. @default false */
    canHideEmail?: boolean | undefined
    cutsOpener: boolean
  },
): void {
  const { title, people, canHideEmail = false, cutsOpener } = options
  const buttons = people.map(
    ({ id, name, email = 'no e-mail address' }) =>
      `<button name="person" value="${escapeHtml(id)}"><b>${escapeHtml(name)}</b><br>${escapeHtml(email)}</button>`,
  )
  const hide = canHideEmail
    ? '<p><label><input type="checkbox" name="hide"> Hide my email</label></p>'
    : ''
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    ...(cutsOpener ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  })
  response.end(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${stylesheet}
main { max-width: 420px } button { display: block; width: 100%; margin: 0 0 8px; padding: 12px 16px; font: inherit; text-align: left; color: inherit; background: none; border: 1px solid var(--line); border-radius: 10px; cursor: pointer }</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>A provider that lives on this machine. Who are you?</p>
<form method="post">${hide}${buttons.join('')}<button name="deny" value="yes">Cancel</button></form>
</main></body></html>`)
}
