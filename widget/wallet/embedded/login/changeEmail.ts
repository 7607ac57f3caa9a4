import { isUserRejection } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { back, backTo, push, replace } from '#kernel/router/router.ts'
import { parseEmail } from './email.ts'
import { frameOf } from '../frame.ts'
import { storedLogin } from '../items.ts'
import { assertMailCooldownOver, noteMail } from './mailCooldown.ts'
import { loginError, set } from '../set.ts'

/** Asks to change the address (S5.10): the current one is asked first, where there is one. */
export async function changeEmail(core: Core, text: string): Promise<void> {
  await step(core, text, async () => {
    const newEmail = parseEmail(text)
    assertMailCooldownOver(core)
    const frame = await frameOf(core)
    const { action } = await frame.request('UPDATE_EMAIL', { email: newEmail })
    noteMail(core)
    set(core, { change: { newEmail, status: 'asking' } })
    const isFirst = action === 'VERIFY_PRIMARY_OTP'
    push(core, { name: isFirst ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp' })
  })
}

/** The code that was mailed to the current address. */
export async function submitPrimaryOtp(core: Core, otp: string): Promise<void> {
  const { change } = core.store.getState().embeddedWallet
  if (change === undefined || change.status === 'busy') return
  await step(core, change.newEmail, async () => {
    const frame = await frameOf(core)
    await frame.request('UPDATE_EMAIL_PRIMARY_OTP', { otp })
    noteMail(core)
    set(core, { change: { newEmail: change.newEmail, status: 'asking' } })
    replace(core, { name: 'UpdateEmailSecondaryOtp' })
  })
}

/** The code that was mailed to the new address: with it, the address is changed. */
export async function submitSecondaryOtp(core: Core, otp: string): Promise<void> {
  const { change } = core.store.getState().embeddedWallet
  if (change === undefined || change.status === 'busy') return
  await step(core, change.newEmail, async () => {
    const frame = await frameOf(core)
    const { newEmail } = await frame.request('UPDATE_EMAIL_SECONDARY_OTP', { otp })
    const { user } = core.store.getState().embeddedWallet
    set(core, {
      change: { newEmail, status: 'done' },
      user: user && { ...user, email: newEmail },
    })
    core.storage.set(storedLogin, { ...core.storage.get(storedLogin), email: newEmail })
    const { stack } = core.store.getState().router
    backTo(
      core,
      stack.findIndex(({ name }) => name === 'EmbeddedWallet'),
    )
  })
}

/** The codes are over: back to the address. */
export function startChangeAgain(core: Core): void {
  set(core, { change: undefined })
  back(core)
}

async function step(core: Core, newEmail: string, work: () => Promise<void>): Promise<void> {
  set(core, { change: { newEmail, status: 'busy' } })
  try {
    await work()
  } catch (error) {
    // They closed the window that asks for it: nothing is wrong.
    if (isUserRejection(error)) return set(core, { change: { newEmail, status: 'asking' } })
    set(core, { change: { newEmail, status: 'failed', error: loginError(error) } })
  }
}
