// Runs in every document before its own scripts. Looks only while something in the document changes or comes into
// view, since a look of each frame would be most of the work of a page that waits.
{
  const SETTLES_MS = 300
  // A page may name something else to be waited for.
  const wanted = () => window.__benchRow ?? 'Bench Wallet'
  let row

  /** The innermost element that shows the wallet's name, through open shadow roots. */
  function findRow() {
    if (row?.isConnected) return row
    row = undefined
    const rest = document.body ? [document.body] : []
    while (rest.length > 0) {
      const element = rest.pop()
      for (const node of element.childNodes) {
        if (node.nodeType === 3 && node.data.includes(wanted())) row = element
      }
      if (row) return row
      rest.push(...element.children)
      if (element.shadowRoot) rest.push(...element.shadowRoot.children)
    }
    return undefined
  }

  const parentOf = (element) =>
    element.assignedSlot ?? element.parentElement ?? element.getRootNode().host

  function ancestors(element) {
    const chain = []
    for (let one = element; one; one = parentOf(one)) chain.push(one)
    return chain
  }

  function hitAt(x, y) {
    let hit = document.elementFromPoint(x, y)
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === hit) break
      hit = inner
    }
    return hit
  }

  const opacityOf = (chain) =>
    chain.reduce((opacity, one) => opacity * Number(getComputedStyle(one).opacity), 1)

  /** In the viewport, at least half opaque, and what a click there would reach. */
  function isShown(element) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return false
    const hit = hitAt(box.x + box.width / 2, box.y + box.height / 2)
    if (!hit) return false
    const chain = ancestors(element)
    const reaches = chain.slice(0, 6).includes(hit) || ancestors(hit).includes(element)
    return reaches && opacityOf(chain) >= 0.5
  }

  /** Not yet usable, perhaps, since it fades in. */
  const isRowThere = () => row?.isConnected === true

  function isRowUsable() {
    const element = findRow()
    if (!element || !isShown(element)) return false
    const button = ancestors(element).find((one) => one.localName === 'button')
    return button === undefined || !(button.disabled || button.ariaDisabled === 'true')
  }

  /** Something like a card, or a frame, where the modal will be: a surface narrower than the page. */
  function isCardShown() {
    const hit = hitAt(innerWidth / 2, innerHeight / 2)
    if (!hit) return false
    const chain = ancestors(hit)
    const card = chain.find((one) => {
      if (one === document.body || one === document.documentElement) return false
      const { width } = one.getBoundingClientRect()
      const { backgroundColor, backgroundImage } = getComputedStyle(one)
      const isFilled = !/^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== 'none'
      return width > 0 && width < innerWidth * 0.8 && isFilled
    })
    return card !== undefined && opacityOf(ancestors(card)) >= 0.5
  }

  // One clock for all documents of this browser.
  const clock = () => performance.timeOrigin + performance.now()

  /** Since when a thing has been true without a break. */
  function since() {
    let start
    return (isTrue) => {
      start = isTrue ? (start ?? clock()) : undefined
      return start
    }
  }

  /** Calls with each change of the document, its shadow roots too, whoever made them. */
  function onChange(listener) {
    const observer = new MutationObserver(listener)
    const what = { attributes: true, characterData: true, childList: true, subtree: true }
    observer.observe(document, what)
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options)
      observer.observe(root, what)
      return root
    }
  }

  /** Looks once in each frame until a while after the last change, or as long as `look` asks for more. */
  function createWatch(look) {
    let until = 0
    let isWatching = false
    const step = () => {
      isWatching = look() || performance.now() < until
      if (isWatching) requestAnimationFrame(step)
    }
    return () => {
      until = performance.now() + SETTLES_MS
      if (!isWatching) requestAnimationFrame(step)
      isWatching = true
    }
  }

  /** What every frame says that it shows, dated from when the page shows the frame, too. */
  function createFrameReader(changed) {
    const told = new Map()
    const shownSince = new Map()
    window.addEventListener('message', ({ source, data }) => {
      if (data?.bench !== 'frame') return
      told.set(source, data)
      changed()
    })
    return (kind) => {
      for (const frame of document.querySelectorAll('iframe')) {
        if (!shownSince.has(frame)) shownSince.set(frame, since())
        const outside = shownSince.get(frame)(isShown(frame))
        const inside = told.get(frame.contentWindow)?.[kind]
        if (outside !== undefined && inside !== undefined) return Math.max(outside, inside)
      }
      return undefined
    }
  }

  /** From the first click on: when a card, and when the wallet's row, could be seen. */
  function watchPage() {
    window.__bench = new Promise((resolve) => {
      let clicked
      let card
      let isDone = false
      const look = () => {
        if (clicked === undefined || isDone) return false
        card ??= isCardShown() ? clock() : whenInFrame('card')
        const row = isRowUsable() ? clock() : whenInFrame('row')
        if ((card ?? row) !== undefined) window.__benchSeen = true
        if (row === undefined) return isRowThere()
        const seen = Math.min(card ?? row, row)
        resolve({ card: seen - clicked, usable: row - clicked, clicked })
        isDone = true
        return false
      }
      const changed = createWatch(look)
      const whenInFrame = createFrameReader(changed)
      onChange(changed)
      const onClick = ({ timeStamp }) => {
        clicked = performance.timeOrigin + timeStamp
        changed()
      }
      window.addEventListener('click', onClick, { capture: true, once: true })
    })
  }

  /** A frame cannot know what the page shows: it tells what it would show. */
  function watchFrame() {
    const row = since()
    const card = since()
    let last = {}
    const look = () => {
      const now = { bench: 'frame', row: row(isRowUsable()), card: card(isCardShown()) }
      if (now.row !== last.row || now.card !== last.card) window.parent.postMessage(now, '*')
      last = now
      return now.row === undefined && isRowThere()
    }
    onChange(createWatch(look))
  }

  if (window === window.top) watchPage()
  else watchFrame()
}
