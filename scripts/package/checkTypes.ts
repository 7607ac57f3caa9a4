import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import ts from 'typescript'

/** A project that installed the package and type-checks its declarations too. */
const consumer = {
  'package.json': '{ "type": "module" }',
  'page.ts': `import '@causeway/widget/script'
import { createWidget, loadWidget, type Widget as Handle } from '@causeway/widget'
import { defineElement } from '@causeway/widget/element'
import { causeway } from '@causeway/widget/wagmi'

const widget: Handle = createWidget({ frameUrl: 'https://widget.example/embed/', themeMode: 'dark' })
widget.on('connect', ({ account }) => account.toUpperCase())
const shared: Handle | null = await loadWidget()
shared?.open({ view: 'Bridge' })
causeway({ frameUrl: 'https://widget.example/embed/' })

Widget.on('bridge', ({ status }) => status.toUpperCase())
const ofTag: Handle | undefined = window.Widget
ofTag?.close()
// @ts-expect-error It is there only once the script has run.
window.Widget.open()
// @ts-expect-error No such event.
Widget.on('connects', () => undefined)

defineElement()
const handle: Handle | undefined = document.createElement('causeway-widget').widget
handle?.isOpen()

// @ts-expect-error No such theme.
createWidget({ themeMode: 'sepia' })
// @ts-expect-error No such option.
createWidget({ themeMood: 'dark' })
// @ts-expect-error No such view.
widget.open({ view: 'Brige' })
`,
  'App.tsx': `import '@causeway/widget/element/react'
import { ConnectButton, OpenButton, useAccount, WidgetProvider } from '@causeway/widget/react'

export function App() {
  return (
    <WidgetProvider options={{ frameUrl: 'https://widget.example/embed/' }}>
      <ConnectButton />
      <OpenButton view="Bridge">{useAccount().address}</OpenButton>
      <causeway-widget mode="bridge" frame-url="https://widget.example/embed/" z-index={7} disable-append />
      {/* @ts-expect-error No such mode. */}
      <causeway-widget mode="bridges" />
      {/* @ts-expect-error No such view. */}
      <OpenButton view="Brige" />
    </WidgetProvider>
  )
}
`,
} as const

const resolutions = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
} as const

/**
 * The compiler errors of a project that uses the package, with `skipLibCheck` off, for each module
 * resolution; and the packages that the declarations import but the package does not declare.
 */
export function checkTypes(folder: string): readonly string[] {
  const root = resolve('.cache/consumer')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(resolve(root, 'node_modules/@causeway'), { recursive: true })
  symlinkSync(resolve(folder), resolve(root, 'node_modules/@causeway/widget'), 'dir')
  const files = Object.entries(consumer).map(([name, text]) => {
    writeFileSync(resolve(root, name), text)
    return resolve(root, name)
  })
  const declared = declaredIn(readFileSync(resolve(folder, 'package.json'), 'utf8'))
  return Object.entries(resolutions).flatMap(([name, resolution]) => {
    const program = ts.createProgram({
      rootNames: files.filter((file) => !file.endsWith('.json')),
      options: {
        ...resolution,
        target: ts.ScriptTarget.ES2022,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        types: [],
        jsx: ts.JsxEmit.ReactJSX,
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
      },
    })
    const shipped = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(resolve(folder) + sep))
    const strange = shipped.flatMap((file) => undeclared(file, declared))
    // The declarations of wagmi, ox and others contain errors of their own.
    const own = [...shipped, ...files.flatMap((file) => program.getSourceFile(file) ?? [])]
    const mistakes = [
      ...program.getOptionsDiagnostics(),
      ...own.flatMap((file) => program.getSyntacticDiagnostics(file)),
      ...own.flatMap((file) => program.getSemanticDiagnostics(file)),
    ].map(read)
    return [...mistakes, ...strange].map((mistake) => `types by ${name}: ${mistake}`)
  })
}

/** The package's own name, its dependencies and its peer dependencies. */
function declaredIn(text: string): readonly string[] {
  const { name, dependencies, peerDependencies } = JSON.parse(text)
  return [name, ...Object.keys({ ...dependencies, ...peerDependencies })]
}

/** Packages that these declarations import but that the package does not declare. */
export function undeclared(file: ts.SourceFile, declared: readonly string[]): readonly string[] {
  return ts
    .preProcessFile(file.text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !/^[.#]/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    .filter((name) => !declared.includes(name))
    .map((name) => `${relative('.', file.fileName)} wants ${name}, which is no dependency`)
}

function read({ file, start = 0, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ')
  if (file === undefined) return text
  const { line } = file.getLineAndCharacterOfPosition(start)
  return `${relative('.', file.fileName)}:${line + 1}: ${text}`
}
