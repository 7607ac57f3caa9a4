/**
 * Has the browser fetch a module and compare it with its hash: one that differs is never run, by
 * this or a later `import()`.
 */
export async function checkModule(url: string, integrity: string): Promise<void> {
  const link = document.createElement('link')
  // Browsers that do not know it would never answer.
  if (!link.relList.supports('modulepreload')) return
  const { nonce } = document.querySelector<HTMLElement>('[nonce]') ?? link
  Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', nonce, integrity })
  const answered = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject(new Error(`${url} is absent, or not what was published`))
  })
  link.href = url
  document.head.append(link)
  try {
    await answered
  } finally {
    link.remove()
  }
}
