import type { Core } from '#kernel/core.ts'
import type { BuyForm } from './slice.ts'

/** Takes over what was typed or chosen. */
export function changeBuy(core: Core, part: Partial<BuyForm>): void {
  core.store.setState(({ onramp }) => ({
    onramp: { ...onramp, form: { ...onramp.form, ...part } },
  }))
}
