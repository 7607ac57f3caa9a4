import { expect } from 'vitest'
import type { MailSink } from './mailSink.ts'
import { signInByEmail } from './signIn.ts'
import type { TestService } from './startService.ts'

/** That many people log in at the same time, each on whichever process is next. */
export async function loginAtOnce(
  services: readonly TestService[],
  mail: MailSink,
  count: number,
): Promise<void> {
  const people = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const browser = services[index % services.length]?.browser()
      if (browser === undefined) throw new Error('There is no service')
      const email = `person${index}@load.example`
      const account = await signInByEmail(browser, mail, email)
      return { browser, email, account }
    }),
  )
  expect(new Set(people.map(({ account }) => account.id)).size).toBe(count)
  for (const { browser, email, account } of people) {
    expect(account.email).toBe(email)
    expect(await browser.call('getAccount')).toEqual(account)
  }
}
