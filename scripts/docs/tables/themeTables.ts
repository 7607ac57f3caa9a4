import { presets } from '../../../widget/lib/theme/presets.ts'
import { optionTable } from '../../optionTable.ts'
import { code, markdownTable } from './markdownTable.ts'

export function variableTable(): string {
  const rows = optionTable().filter(({ path }) => path[0] === 'themeVariables' && path.length > 1)
  const cells = rows.map(({ path, about, default: own }) => [code(path[1] ?? ''), about, own ?? ''])
  return markdownTable(['Variable', 'What it changes', 'Default'], cells)
}

export function presetTable(): string {
  const cells = Object.entries(presets).map(([name, variables]) => [
    code(name),
    Object.entries(variables)
      .map(([variable, value]) => `${code(variable)} ${value}`)
      .join(', '),
  ])
  return markdownTable(['Preset', 'Its variables'], cells)
}
