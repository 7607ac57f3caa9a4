import { expect, test } from 'vitest'
import { ignoreComments, openImports } from './openImports.ts'

const all = ignoreComments.join(' ')

test('default: an address that is known when it is built needs no comment (N1)', () => {
  expect(openImports("import('./a.js'); import(`./b.js`); import.meta.url")).toEqual([])
  expect(openImports('// import(url)\nconst text = "import(url)"')).toEqual([])
})

test('behavior: another needs the comment of each bundler, on any lines (N1)', () => {
  expect(openImports(`import(${all} url)`)).toEqual([])
  expect(openImports(`import(\n\t${ignoreComments.join('\n\t')}\n\turl\n)`)).toEqual([])
})

test.each(ignoreComments)('error: without %s it is told by its line (N1)', (comment) => {
  const code = `const url = location.hash\nexport const load = () => import(${all.replace(comment, '')} url)`
  expect(openImports(code)).toEqual([2])
})

test('error: what a minifier left is told, also within a template (N1)', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is examined
  expect(openImports('a();\nb(()=>import(`${e}?${t}`))')).toEqual([2])
})
