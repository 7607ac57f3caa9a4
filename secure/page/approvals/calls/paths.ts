import type { AbiParameter } from 'viem'

/** An argument, with what it is made of. */
export type Node = {
  readonly name: string
  readonly type: string
  readonly value: unknown
  /** Elements of an array, fields of a struct; undefined for a value. */
  readonly inside: readonly Node[] | undefined
}

/** The arguments of a call as a tree with names: those without one are told by their place. */
export function treeOf(inputs: readonly AbiParameter[], values: readonly unknown[]): Node {
  const inside = inputs.map((input, at) => nodeOf(input, values[at], at))
  return { name: '', type: 'tuple', value: values, inside }
}

function nodeOf(input: AbiParameter, value: unknown, at: number): Node {
  const { type } = input
  const name = input.name === undefined || input.name === '' ? String(at + 1) : input.name
  const array = /^(.*)\[\d*\]$/.exec(type)
  if (array !== null && Array.isArray(value)) {
    const item = { ...input, type: array[1] ?? '', name: '' }
    return { name, type, value, inside: value.map((one, place) => nodeOf(item, one, place)) }
  }
  if ('components' in input && typeof value === 'object' && value !== null) {
    // viem answers an object where every field has a name, else a list.
    const fields: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    const inside = input.components.map((one, place) => nodeOf(one, fields[place], place))
    return { name, type, value, inside }
  }
  return { name, type, value, inside: undefined }
}

/** Values of a tree, without what holds them. */
export function leavesOf(node: Node): readonly Node[] {
  return node.inside === undefined ? [node] : node.inside.flatMap(leavesOf)
}

/**
 * What an ERC-7730 path into the arguments finds: `a.b`, `list.[0]`, `list.[-1]`, `list.[]` for each,
 * and `bytes.[0:20]`, which is a part of a value and stands under no node of its own.
 */
export function find(root: Node, path: string): readonly Node[] {
  const steps = path
    .replace(/^#\./, '')
    .replaceAll(/\[/g, '.[')
    .split('.')
    .filter((step) => step !== '')
  return steps.reduce<readonly Node[]>(
    (nodes, step) => nodes.flatMap((node) => stepInto(node, step)),
    [root],
  )
}

function stepInto(node: Node, step: string): readonly Node[] {
  const inside = node.inside ?? []
  const slice = /^\[(-?\d*):(-?\d*)\]$/.exec(step)
  if (slice !== null) return sliceOf(node, slice[1] ?? '', slice[2] ?? '')
  const index = /^\[(-?\d*)\]$/.exec(step)?.[1]
  if (index === '') return inside
  const found =
    index === undefined ? inside.find(({ name }) => name === step) : inside.at(Number(index))
  return found === undefined ? [] : [found]
}

function sliceOf(node: Node, from: string, to: string): readonly Node[] {
  if (typeof node.value !== 'string' || !/^0x/.test(node.value)) return []
  const hex = node.value.slice(2)
  const at = (text: string) => (text === '' ? undefined : Number(text) * 2)
  const part = hex.slice(at(from), at(to))
  if (part === '') return []
  const type = part.length === 40 ? 'address' : 'bytes'
  return [{ name: node.name, type, value: `0x${part}`, inside: undefined }]
}
