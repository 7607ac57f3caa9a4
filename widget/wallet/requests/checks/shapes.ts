import * as z from 'zod/mini'

/** A number as EIP-1474 writes it, of at most 32 bytes. */
export const quantity = z.string().check(z.regex(/^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/))

/** The number of a chain: a quantity that is a safe integer and not zero. */
export const hexChainId = z.string().check(
  z.regex(/^0x[1-9a-fA-F][0-9a-fA-F]{0,13}$/),
  z.refine((hex) => Number.isSafeInteger(Number(hex))),
)

/** Words that a wallet shows to a person. */
export const shown = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
