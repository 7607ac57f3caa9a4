import type { TypedData } from '../requests/rpc/signTypedData.ts'
import type { TreeNode } from './approval.ts'
import { showHidden } from './readText.ts'

const DEEPEST = 12

/** Only what the types name: nothing else is signed, so nothing else is shown. */
export function readTree({ types, primaryType, message }: TypedData): TreeNode[] {
  function ofStruct(type: string, value: unknown, depth: number): TreeNode[] {
    const fields = types[type] ?? []
    return fields.map((field) => {
      const inside = isRecord(value) ? value[field.name] : undefined
      return { name: showHidden(field.name), value: ofType(field.type, inside, depth + 1) }
    })
  }

  function ofType(type: string, value: unknown, depth: number): TreeNode['value'] {
    const array = /^(.*)\[\d*\]$/.exec(type)
    if (depth > DEEPEST) return showHidden(JSON.stringify(value))
    if (array !== null && Array.isArray(value)) {
      const [, item = ''] = array
      return value.map((one, at) => ({ name: `${at + 1}`, value: ofType(item, one, depth + 1) }))
    }
    if (types[type] !== undefined) return ofStruct(type, value, depth)
    return typeof value === 'string' ? showHidden(value) : String(value)
  }

  return ofStruct(primaryType, message, 0)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
