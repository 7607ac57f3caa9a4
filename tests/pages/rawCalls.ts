/** One call that came in. */
export type Heard = { readonly name: string; readonly params: Readonly<Record<string, unknown>> }

/** What came back of a raw call: the protocol's envelope, or penpal's own refusal. */
export type Outcome =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly error: { readonly code: unknown; readonly message: string } }

type Answers = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => unknown>>

/** Methods that write down what they hear and answer in the protocol's envelope. */
export function hearing(
  heard: Heard[],
  answers: Answers,
): Record<string, (params: Readonly<Record<string, unknown>>) => unknown> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      async (params: Readonly<Record<string, unknown>>) => {
        heard.push({ name, params })
        return { ok: true, value: await answer(params) }
      },
    ]),
  )
}

/** Calls `a.b.c(…)` of a penpal remote, whose proxy answers every name. */
export async function callAt(
  remote: unknown,
  path: readonly string[],
  params: readonly unknown[],
): Promise<Outcome> {
  try {
    const method = path.reduce<unknown>((at, name) => Reflect.get(Object(at), name), remote)
    if (typeof method !== 'function') throw new TypeError(`${path.join('.')} is no function`)
    return await method(...params)
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined
    return { ok: false, error: { code, message: String(error) } }
  }
}
