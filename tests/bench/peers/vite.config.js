// Vite's own defaults: what a site gets that follows a quick start. The folder is the argument.
export default {
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic' } },
  build: { outDir: 'dist', emptyOutDir: true },
}
