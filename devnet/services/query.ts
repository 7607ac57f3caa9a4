import { type Address, getAddress, isAddress } from 'viem'
import { invalidParam } from './apiError.ts'

/** Query parameters and, for POST, fields of the JSON body. */
export type Query = { get(name: string): string | undefined; getAll(name: string): string[] }

export function createQuery(search: URLSearchParams, body: Record<string, unknown> = {}): Query {
  return {
    get: (name) => {
      const value = search.get(name) ?? body[name]
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    getAll: (name) => search.getAll(name),
  }
}

export function addressParam(query: Query, name: string): Address | undefined {
  const value = query.get(name)
  if (value === undefined) return undefined
  if (!isAddress(value, { strict: false })) throw invalidParam(name, 'validAddress')
  return getAddress(value)
}

export function chainIdParam(query: Query, name: string): number | undefined {
  const value = query.get(name)
  if (value === undefined) return undefined
  if (!/^[1-9]\d*$/.test(value)) throw invalidParam(name, 'positiveIntStr')
  return Number(value)
}

export function booleanParam(query: Query, name: string): boolean {
  const value = query.get(name)
  if (value === undefined) return false
  if (value !== 'true' && value !== 'false') throw invalidParam(name, 'boolStr')
  return value === 'true'
}

export function amountParam(query: Query, name: string): bigint | undefined {
  const value = query.get(name)
  if (value === undefined) return undefined
  if (!/^\d+$/.test(value)) throw invalidParam(name, 'parsableBigNumberString')
  return BigInt(value)
}
