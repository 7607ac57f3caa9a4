/** A person with accounts at every provider. */
export type Person = {
  /** The person's id at the providers. */
  id: string
  name: string
  /** Handle at GitHub, X and Discord. */
  username: string
  /** @default none */
  email?: string | undefined
  /** @default true */
  isEmailVerified?: boolean | undefined
}

/** People who exist from the start. */
export const defaultPeople: readonly Person[] = [
  { id: '1815', name: 'Ada Lovelace', username: 'ada', email: 'ada@example.test' },
  {
    id: '1906',
    name: 'Grace Hopper',
    username: 'grace',
    email: 'grace@example.test',
    isEmailVerified: false,
  },
  { id: '1912', name: 'Alan Turing', username: 'alan' },
]

/** Whether the provider may report the email address as verified. */
export function isVerified({ email, isEmailVerified = true }: Person): boolean {
  return email !== undefined && isEmailVerified
}
