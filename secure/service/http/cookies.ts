import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { secret } from '#secure/api'
import { newSecret } from '../codes.ts'
import { PROBE_SECONDS } from '../limits.ts'

const KNOWN = 'known'
const DEVICE_SECONDS = 400 * 86_400
/**
 * `Partitioned` is what lives on in a frame where third-party storage is blocked; `SameSite=None` is
 * what a frame needs at all. Foreign sites are kept out by the request's own header and `Origin`.
 */
const attributes = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'None',
  partitioned: true,
} as const

/**
 * `session` says who is signed in; `device` that this browser was approved before; `probe` that it
 * takes cookies at all.
 */
type CookieName = 'session' | 'device' | 'probe'

/** The cookie's secret, or undefined where there is none or it cannot be one of ours. */
export function readCookie(context: Context, name: CookieName): string | undefined {
  const parsed = secret.safeParse(getCookie(context, name, 'host'))
  return parsed.success ? parsed.data : undefined
}

export function writeSession(context: Context, token: string, seconds: number): void {
  setCookie(context, 'session', token, { ...attributes, maxAge: seconds })
}

export function writeDevice(context: Context, token: string): void {
  setCookie(context, 'device', token, { ...attributes, maxAge: DEVICE_SECONDS })
}

export function writeProbe(context: Context): void {
  setCookie(context, 'probe', newSecret(), { ...attributes, maxAge: PROBE_SECONDS })
}

/**
 * That a window of this origin has signed in this browser, and nothing more: the same for everybody, so
 * that no two sites can be told to have one visitor. It is in no partition: where the browser lends
 * such cookies to a frame, the frame knows that a window can help.
 */
export function writeKnown(context: Context): void {
  const { partitioned: _, ...shared } = attributes
  setCookie(context, KNOWN, '1', { ...shared, maxAge: DEVICE_SECONDS })
}

export function isKnown(context: Context): boolean {
  return getCookie(context, KNOWN, 'host') === '1'
}

export function dropCookie(context: Context, name: CookieName): void {
  deleteCookie(context, name, attributes)
}
