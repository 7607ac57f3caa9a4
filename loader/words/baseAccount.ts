/** A name, in every language. */
export const NAME = 'Base Account'
