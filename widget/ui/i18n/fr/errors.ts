import type { DescribedCode } from '../en/errors.ts'
import type { ErrorText } from '../errorText.ts'
import { bridgeErrors } from './errors/bridge.ts'
import { embeddedErrors } from './errors/embedded.ts'
import { namesErrors } from './errors/names.ts'
import { pageErrors } from './errors/page.ts'
import { payErrors } from './errors/pay.ts'
import { sendErrors } from './errors/send.ts'
import { servicesErrors } from './errors/services.ts'
import { signInErrors } from './errors/signIn.ts'
import { swapErrors } from './errors/swap.ts'
import { walletsErrors } from './errors/wallets.ts'

/** Errors that have better words than their own, by code. */
export const errors: Readonly<Record<DescribedCode, ErrorText>> = {
  ...walletsErrors,
  ...embeddedErrors,
  ...signInErrors,
  ...namesErrors,
  ...servicesErrors,
  ...bridgeErrors,
  ...sendErrors,
  ...swapErrors,
  ...payErrors,
  ...pageErrors,
}
