// Keeps account of every listener, timer, observer and port that scripts after this one start.
const widgetOrigin = document.currentScript.dataset.widgetOrigin
const live = new Map()
let next = 0

function start(what, target) {
  const id = next++
  // Test tools listen in the page too: what counts is what the widget's own scripts started.
  const ours = new Error().stack.includes(widgetOrigin)
  if (ours) live.set(id, { what, target })
  return () => live.delete(id)
}

function countListeners() {
  const ends = new WeakMap()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const keyOf = (type, options) =>
    `${type}:${typeof options === 'object' ? options?.capture === true : options === true}`
  const endsOf = (target, listener) => {
    const ofTarget = ends.get(target) ?? new Map()
    ends.set(target, ofTarget)
    const ofListener = ofTarget.get(listener) ?? new Map()
    ofTarget.set(listener, ofListener)
    return ofListener
  }
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    if (listener && !(typeof options === 'object' && options?.signal?.aborted)) {
      const known = endsOf(target, listener)
      const key = keyOf(type, options)
      if (!known.has(key)) {
        const end = start(`${target.constructor.name} ${type}`, target)
        known.set(key, end)
        const over = () => {
          end()
          known.delete(key)
        }
        if (typeof options === 'object' && options?.signal) {
          addEventListener.call(options.signal, 'abort', over, { once: true })
        }
        if (typeof options === 'object' && options?.once) {
          addEventListener.call(target, type, over, { once: true, capture: options.capture })
        }
      }
    }
    return addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    if (listener) {
      const known = endsOf(target, listener)
      const key = keyOf(type, options)
      known.get(key)?.()
      known.delete(key)
    }
    return removeEventListener.call(target, type, listener, options)
  }
}

function countTimers(startName, stopName, repeats) {
  const ends = new Map()
  const native = window[startName].bind(window)
  const stop = window[stopName].bind(window)
  window[startName] = (callback, ...rest) => {
    const end = start(startName)
    const id = native(
      (...values) => {
        if (!repeats) end()
        return callback(...values)
      },
      ...rest,
    )
    ends.set(id, end)
    return id
  }
  window[stopName] = (id) => {
    ends.get(id)?.()
    stop(id)
  }
}

function countObservers(name) {
  const ends = new WeakMap()
  const { observe, disconnect } = window[name].prototype
  window[name].prototype.observe = function (...values) {
    if (!ends.has(this)) ends.set(this, start(name))
    return observe.apply(this, values)
  }
  window[name].prototype.disconnect = function () {
    ends.get(this)?.()
    ends.delete(this)
    return disconnect.call(this)
  }
}

function countPorts() {
  const { close } = MessagePort.prototype
  MessagePort.prototype.close = function () {
    for (const [id, { target }] of live) if (target === this) live.delete(id)
    return close.call(this)
  }
}

countListeners()
countPorts()
countTimers('setTimeout', 'clearTimeout', false)
countTimers('setInterval', 'clearInterval', true)
countTimers('requestAnimationFrame', 'cancelAnimationFrame', false)
countTimers('requestIdleCallback', 'cancelIdleCallback', false)
for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
  countObservers(name)
}

// A wallet of the page, which sees how many listen to it.
const listeners = new Set()
const account = '0x00000000000000000000000000000000000000aa'
const provider = {
  request: async ({ method }) => {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account]
    throw Object.assign(new Error('Not supported'), { code: 4200 })
  },
  on: (_, listener) => listeners.add(listener),
  removeListener: (_, listener) => listeners.delete(listener),
}
const detail = Object.freeze({
  info: { uuid: crypto.randomUUID(), name: 'Counting Wallet', rdns: 'test.counting', icon: '' },
  provider,
})
const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
addEventListener('eip6963:requestProvider', announce)

/** A listener of a node that is gone, or of a signal that was given, can never run. */
function isOver(target) {
  if (target instanceof AbortSignal) return target.aborted
  return target instanceof Node && !target.isConnected
}

window.count = {
  left: () =>
    [...live.values()]
      .filter(({ target }) => !isOver(target))
      .map(({ what }) => what)
      .sort(),
  walletListeners: () => listeners.size,
}
