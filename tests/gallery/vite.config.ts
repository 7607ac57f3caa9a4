import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { locales } from '../../scripts/locales/plugin.ts'

/** A development page of every drawing. It is not part of any build. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.cache/gallery', import.meta.url)),
  plugins: [locales(), react()],
  server: { host: '127.0.0.1', fs: { allow: ['../..'] } },
})
