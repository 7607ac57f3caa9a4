/** What the pages do beyond reading: search, copying code, a menu that closes. */

type Entry = {
  readonly page: string
  readonly title: string
  readonly href: string
  readonly words: string
}

const RESULTS = 12
const COPIED_MS = 2_000

const root = document.documentElement.dataset.root ?? './'
const form = document.querySelector<HTMLFormElement>('.search')
const input = form?.querySelector('input')
const results = document.getElementById('results')
const status = form?.querySelector('[role="status"]')
let entries: Promise<readonly Entry[]> | undefined

if (form && input && results && status) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    results.querySelector('a')?.click()
  })
  input.addEventListener('focus', () => {
    entries ??= fetch(`${root}search.json`).then((answer) => answer.json())
  })
  input.addEventListener('input', async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    const found = words.length === 0 ? [] : rank((await entries) ?? [], words)
    results.replaceChildren(...found.map(row))
    results.hidden = words.length === 0
    status.textContent = words.length === 0 ? '' : `${found.length} results`
    if (found.length === 0) results.textContent = 'No results.'
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [input, ...results.querySelectorAll('a')]
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    stops[(at + step + stops.length) % stops.length]?.focus()
  })
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea')
    if (event.key !== '/' || isTyping || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    input.focus()
  })
  document.addEventListener('click', ({ target }) => {
    const isInside = target instanceof Node && form.contains(target)
    if (!isInside || (target instanceof Element && target.closest('a'))) results.hidden = true
  })
}

function close(): void {
  if (!input || !results) return
  input.value = ''
  results.hidden = true
  input.focus()
}

/** All words somewhere; better where they stand in the title, best where they begin it. */
function rank(all: readonly Entry[], words: readonly string[]): readonly Entry[] {
  const score = ({ title, page, words: text }: Entry) => {
    const name = title.toLowerCase()
    const points = words.map((word) => {
      if (name.startsWith(word)) return 8
      if (name.includes(word)) return 4
      if (page.toLowerCase().includes(word)) return 2
      return text.includes(word) ? 1 : Number.NEGATIVE_INFINITY
    })
    return points.reduce<number>((sum, one) => sum + one, 0)
  }
  return all
    .map((entry) => ({ entry, points: score(entry) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, RESULTS)
    .map(({ entry }) => entry)
}

function row({ page, title, href }: Entry): HTMLElement {
  const link = document.createElement('a')
  link.href = `${root}${href}`
  const name = document.createElement('b')
  name.textContent = title
  const place = document.createElement('span')
  place.textContent = page
  link.append(name, place)
  return link
}

for (const block of document.querySelectorAll<HTMLElement>('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    const text = block.querySelector('code')?.textContent ?? ''
    button.textContent = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Select it by hand',
    )
    setTimeout(() => {
      button.textContent = 'Copy'
    }, COPIED_MS)
  })
  block.append(button)
}

export {}
