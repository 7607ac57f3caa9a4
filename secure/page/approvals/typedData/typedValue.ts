/** A value of typed data that is of its type, in the one form that it has here. */
export type TypedValue = LeafValue | ListValue | StructValue

export type LeafValue = { readonly kind: 'leaf'; readonly type: string; readonly value: Leaf }
export type ListValue = {
  readonly kind: 'list'
  readonly type: string
  readonly items: readonly TypedValue[]
}
export type StructValue = {
  readonly kind: 'struct'
  readonly type: string
  readonly fields: readonly Field[]
}
export type Field = { readonly name: string; readonly type: string; readonly value: TypedValue }

/** Numbers are bigint, addresses have their checksum, bytes are hexadecimal in small letters. */
export type Leaf = bigint | boolean | string
