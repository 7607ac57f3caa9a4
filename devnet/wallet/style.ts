/** Style of an approval, in its own window and in the page's shadow root alike. */
export const approvalStyle = `
:host, :root { color-scheme: light dark; --ink: light-dark(#15211d, #eef4f1); --quiet: light-dark(#55645e, #a3b2ac); --line: light-dark(#dbe4df, #2b3733); --panel: light-dark(#f2f6f4, #1c2623); --ground: light-dark(#fff, #141b19); --accent: light-dark(#1f5b4b, #8fd0b4); --on-accent: light-dark(#fff, #0c1f19) }
* { box-sizing: border-box }
.card { font: 14px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); display: flex; flex-direction: column }
header { display: flex; align-items: center; gap: 10px; padding: 14px 18px; border-bottom: 1px solid var(--line) }
header img { border-radius: 7px; display: block }
.network { margin-inline-start: auto; font-size: 12px; color: var(--quiet); padding: 3px 9px; border: 1px solid var(--line); border-radius: 99px }
.body { flex: 1; min-height: 0; overflow-y: auto; padding: 20px 18px }
h1, h1:focus-visible { outline: none }
h1 { font-size: 20px; line-height: 1.25; letter-spacing: -.01em; margin: 0 0 4px }
h2 { font-size: 14px; margin: 14px 0 6px }
p { margin: 0; color: var(--quiet) }
.origin { margin: 12px 0 16px; font-weight: 600; color: var(--ink); overflow-wrap: anywhere }
.panel { margin: 0 0 12px; padding: 2px 14px; background: var(--panel); border-radius: 12px }
.panel > * + * { border-top: 1px solid var(--line) }
.accounts label { display: flex; gap: 10px; align-items: center; padding: 11px 0; cursor: pointer }
.accounts code { margin-inline-start: auto; color: var(--quiet) }
input { accent-color: var(--accent); margin: 0; inline-size: 16px; block-size: 16px }
dl > div { display: flex; gap: 16px; justify-content: space-between; padding: 10px 0 }
dt { color: var(--quiet); white-space: nowrap } dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
code, pre { font: 12px/1.5 ui-monospace, monospace }
pre { margin: 0; padding: 12px 14px; max-height: 240px; overflow: auto; background: var(--panel); border-radius: 12px; white-space: pre-wrap; overflow-wrap: anywhere }
footer { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; padding: 14px 18px 18px; border-top: 1px solid var(--line) }
button { font: 600 14px/1 system-ui, sans-serif; min-height: 44px; border-radius: 11px; border: 1px solid transparent; background: var(--accent); color: var(--on-accent); cursor: pointer }
button.quiet { background: none; border-color: var(--line); color: var(--ink) }
button:hover { filter: brightness(1.06) }
button:focus-visible, input:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
`

/** In the page the card floats in a corner, under whatever the page makes modal. */
export const inPageStyle = `
:host { all: initial; position: fixed; inset-block-start: 16px; inset-inline-end: 16px; z-index: 2147483647 }
.card { inline-size: min(360px, calc(100vw - 32px)); max-block-size: calc(100vh - 32px); border: 1px solid var(--line); border-radius: 18px; overflow: hidden; box-shadow: 0 20px 60px rgb(0 0 0 / .28) }
`

/** In its own window it fills the window. */
export const popupStyle = `
body { margin: 0; background: var(--ground) }
.card { min-block-size: 100vh; max-block-size: 100vh }
.waiting { font: 14px/1.5 system-ui, sans-serif; color: var(--quiet); padding: 24px }
`
