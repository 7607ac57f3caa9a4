import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Keeps what a provider knows in memory, until it is over. */
export function memoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>()
  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key)
    if (entry === undefined || entry.until > Date.now()) return entry?.payload
    entries.delete(key)
    return undefined
  }
  return (model) => {
    const findBy = async (field: 'uid' | 'userCode', value: string) => {
      const found = [...entries].find(
        ([key, { payload }]) => key.startsWith(`${model}:`) && payload[field] === value,
      )
      return found === undefined ? undefined : read(found[0])
    }
    return {
      async upsert(id, payload, expiresIn) {
        const until =
          expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1_000
        entries.set(`${model}:${id}`, { payload, until })
      },
      find: async (id) => read(`${model}:${id}`),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = read(`${model}:${id}`)
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1_000)
      },
      async destroy(id) {
        entries.delete(`${model}:${id}`)
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key)
        }
      },
    }
  }
}
