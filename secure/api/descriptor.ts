import * as z from 'zod/mini'
import { evmAddress, text } from '#secure/wire'

const path = text(200)
const reference = z.record(text(100), z.unknown())

/** A field, or a group of them below one path. */
export type DescriptorField = {
  path?: string | undefined
  value?: string | undefined
  label?: string | undefined
  format?: string | undefined
  params?: Record<string, unknown> | undefined
  visible?: unknown
  $ref?: string | undefined
  fields?: DescriptorField[] | undefined
}
const field: z.ZodMiniType<DescriptorField> = z.object({
  path: z.optional(path),
  value: z.optional(text(200)),
  label: z.optional(text(80)),
  format: z.optional(text(40)),
  params: z.optional(reference),
  visible: z.optional(z.unknown()),
  $ref: z.optional(path),
  get fields() {
    return z.optional(z.array(field).check(z.maxLength(50)))
  },
})

/** What the calls of contracts mean: ERC-7730, version 2, as far as it is read here. */
export const descriptor = z.object({
  /** Its major version says how to read it. */
  $schema: text(300, /erc7730-v2(\.\d+)*\.schema\.json$/),
  context: z.object({
    contract: z.object({
      deployments: z
        .array(z.object({ chainId: z.int().check(z.minimum(1)), address: evmAddress }))
        .check(z.maxLength(500)),
    }),
  }),
  metadata: z.object({
    owner: z.optional(text(60)),
    contractName: z.optional(text(60)),
    constants: z.optional(reference),
    enums: z.optional(z.record(text(100), z.record(text(80), text(80)))),
  }),
  display: z.object({
    definitions: z.optional(z.record(text(100), field)),
    formats: z.record(
      text(2_000),
      z.object({ intent: text(60), fields: z.array(field).check(z.maxLength(50)) }),
    ),
  }),
})
export type Descriptor = z.infer<typeof descriptor>
