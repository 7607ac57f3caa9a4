/** Puts the deployment into the frame's document; undefined when the block for it is missing. */
export function printDeployment(html: string, deployment: unknown): string | undefined {
  const block = /(<script\b[^>]*\bid="causeway-deployment"[^>]*>)[\s\S]*?(<\/script>)/
  if (!block.test(html)) return undefined
  // `</script>` inside a string would end the block.
  const json = JSON.stringify(deployment).replaceAll('<', '\\u003c')
  return html.replace(block, (_, open: string, close: string) => `${open}${json}${close}`)
}
