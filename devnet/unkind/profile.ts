/** How the world answers: in one fixed shape, or in every shape that real services use. */
export const profiles = ['kind', 'unkind'] as const
export type Profile = (typeof profiles)[number]

/** Profile and seed from the environment, for callers that set neither. */
export function profileOf(env: Readonly<Record<string, string | undefined>> = process.env): {
  profile: Profile
  seed: number
} {
  const { DEVNET_PROFILE: name = 'kind', DEVNET_SEED: seed = '1' } = env
  const profile = profiles.find((one) => one === name)
  if (profile === undefined)
    throw new Error(`DEVNET_PROFILE is ${profiles.join(' or ')}, not ${name}`)
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`DEVNET_SEED is a number, not ${seed}`)
  return { profile, seed: Number(seed) }
}
