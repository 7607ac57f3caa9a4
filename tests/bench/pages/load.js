// Runs in every document before its own scripts: measures what the page's loading costs the visitor.
if (window === window.top) {
  const load = { largest: 0, blocking: 0 }
  window.__benchLoad = load
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) load.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) load.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}
