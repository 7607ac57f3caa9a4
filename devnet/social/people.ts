/** Somebody who has accounts at every provider. */
export type Person = {
  /** What the providers know the person by. */
  id: string
  name: string
  /** Handle at GitHub, X and Discord. */
  username: string
  /** @default none */
  email?: string | undefined
  /** @default true */
  isEmailVerified?: boolean | undefined
}

/** Who is there from the start. */
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

/** Whether the provider may say that the address is the person's. */
export function isVerified({ email, isEmailVerified = true }: Person): boolean {
  return email !== undefined && isEmailVerified
}
