import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Crockford's base 32: what a person can read aloud and type. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TYPED_CHARS = 8

/** 256 bits that cannot be guessed: logins, links, sessions, devices, tickets. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret. The secret has 256 random bits, so the hash needs neither salt nor key. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Six digits, to be mailed. */
export function newOtp(): string {
  return randomInt(1_000_000).toString().padStart(6, '0')
}

/** Forty bits that a person may have to type; useless without the secret of the login. */
export function newTypedCode(): string {
  return Array.from({ length: TYPED_CHARS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** A typed code as it was given out: letters that look alike count as one. */
export function readTypedCode(typed: string): string {
  return typed.toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0').replace(/[-_]/g, '')
}

/** Takes the same time wherever they differ. */
export function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
