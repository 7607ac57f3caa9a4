import { buildDocs } from './docs/buildDocs.ts'

/* npm run docs: writes the documentation as static pages into `dist/docs`. */
const folder = 'dist/docs'
buildDocs(folder)
console.log(`Wrote ${folder}: \`npm start\` serves it at /docs/.`)
