import type { TreeNode } from '../approval.ts'
import { showHidden } from '../readText.ts'
import type { Field, TypedValue } from './typedValue.ts'

/** Every value, as it is hashed. */
export function drawTree(fields: readonly Field[]): TreeNode[] {
  return fields.map(({ name, value }) => ({ name, value: draw(value) }))
}

function draw(value: TypedValue): TreeNode['value'] {
  switch (value.kind) {
    case 'leaf':
      return showHidden(String(value.value))
    case 'list':
      return value.items.map((item, at) => ({ name: `${at + 1}`, value: draw(item) }))
    case 'struct':
      return drawTree(value.fields)
  }
}
