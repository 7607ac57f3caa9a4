// Runs in every document before its own scripts: taps the button as soon as it is drawn, and again while nothing
// happens, since a tap is lost on a button whose script is not there yet.
if (window === window.top) {
  const AGAIN_MS = 100
  let tapped = Number.NEGATIVE_INFINITY
  const look = (now) => {
    if (window.__benchSeen) return
    const buttons = [...document.querySelectorAll('button')]
    const button = buttons.find(({ textContent }) => textContent.includes('Connect'))
    if (button !== undefined && button.offsetWidth > 0 && now - tapped >= AGAIN_MS) {
      tapped = now
      button.click()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
