// Writes the widget's events to the page.
const names = [
  'open',
  'close',
  'connect',
  'disconnect',
  'accountChanged',
  'networkChanged',
  'transaction',
  'bridge',
  'error',
]
const list = document.querySelector('[data-log]')

function log(name, payload) {
  list.querySelector('.empty')?.remove()
  const entry = document.createElement('li')
  entry.dataset.event = name
  const time = document.createElement('time')
  time.textContent = new Date().toLocaleTimeString([], { hour12: false })
  const title = document.createElement('b')
  title.textContent = name
  const detail = document.createElement('code')
  detail.textContent = payload === undefined ? '' : JSON.stringify(payload)
  entry.append(time, title, detail)
  list.prepend(entry)
}

function listen() {
  for (const name of names) window.Widget.on(name, (payload) => log(name, payload))
}

// The script tag is async, so it may run before or after this file.
if (window.Widget) listen()
else document.querySelector('script[src$="/loader.js"]').addEventListener('load', listen)
