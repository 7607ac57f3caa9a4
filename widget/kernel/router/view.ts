/**
 * Every view of the widget by its name, with what it needs to be drawn (S2). Each room adds those that it
 * owns: `declare module '#kernel/router/view.ts' { interface Views { Swap: NoParams } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the rooms above fill it
export interface Views {}

/** A view that needs nothing but its name. */
export type NoParams = unknown

export type ViewName = keyof Views

/** An entry of the view stack. */
export type View = { [N in ViewName]: { readonly name: N } & Views[N] }[ViewName]
