// Runs in every document before its own scripts. Times are milliseconds after the click.
{
  const WALLET = 'Bench Wallet'
  let row

  /** The innermost element that shows the wallet's name, through open shadow roots. */
  function findRow() {
    if (row?.isConnected) return row
    row = undefined
    const rest = document.body ? [document.body] : []
    while (rest.length > 0) {
      const element = rest.pop()
      for (const node of element.childNodes) {
        if (node.nodeType === 3 && node.data.includes(WALLET)) row = element
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

  function eachFrame(look) {
    const next = () => {
      if (look() !== 'done') requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  }

  function watchPage() {
    const times = {}
    const frames = new Map()
    let finish
    window.__bench = new Promise((resolve) => {
      finish = () => resolve(times)
    })
    window.addEventListener('message', ({ source, data }) => {
      if (data?.bench === 'frame') frames.set(source, data)
    })
    const frameShows = (kind) =>
      [...document.querySelectorAll('iframe')].some(
        (frame) => frames.get(frame.contentWindow)?.[kind] && isShown(frame),
      )
    window.addEventListener(
      'click',
      ({ timeStamp }) => {
        eachFrame(() => {
          const now = performance.now() - timeStamp
          if (times.usable === undefined && (isRowUsable() || frameShows('row'))) times.usable = now
          if (times.card === undefined && (isCardShown() || frameShows('card'))) times.card = now
          if (times.usable === undefined) return undefined
          times.card ??= times.usable
          finish()
          return 'done'
        })
      },
      { capture: true, once: true },
    )
  }

  /** A frame cannot know what the page shows: it tells what it would show, frame by frame. */
  function watchFrame() {
    eachFrame(() => {
      window.parent.postMessage({ bench: 'frame', row: isRowUsable(), card: isCardShown() }, '*')
    })
  }

  if (window === window.top) watchPage()
  else watchFrame()
}
