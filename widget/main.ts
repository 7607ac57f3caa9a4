import { boot } from './boot.ts'

// The handshake needs nothing of the drawing: both are on their way at once.
const drawing = import('./ui/mount.tsx')
drawing.then(({ preload }) => preload(navigator.languages)).catch(reportError)
const booted = await boot(window)
const { mount } = await drawing
mount(document, booted)
