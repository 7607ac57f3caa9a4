import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'

const port = 5173
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })

createServer((request, response) => {
  vite.middlewares(request, response, async () => {
    const { searchParams } = new URL(request.url, `http://localhost:${port}`)
    const { render } = await vite.ssrLoadModule('/src/server.jsx')
    const template = await vite.transformIndexHtml(
      request.url,
      await readFile('index.html', 'utf8'),
    )
    const { page, props } = render({ visitor: searchParams.get('name') ?? 'stranger' })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(template.replace('<!--page-->', () => page).replace('"the props"', () => props))
  })
}).listen(port, () => console.log(`http://localhost:${port}`))
