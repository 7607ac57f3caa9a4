// The same widget as a page of its own, that another site shows in an iframe.
import config from '../vite.config.js'

export default {
  ...config,
  build: { outDir: 'frame', emptyOutDir: true, rollupOptions: { input: 'frame.html' } },
}
