/** @see https://github.com/phantom/sign-in-with-solana */
export function signInText(input: Record<string, unknown>, address: string): string {
  const lines = [
    `${String(input.domain)} wants you to sign in with your Solana account:`,
    address,
    ...(input.statement === undefined ? [] : ['', String(input.statement)]),
  ]
  const fields = Object.entries(labels).flatMap(([key, label]) =>
    input[key] === undefined ? [] : [`${label}: ${String(input[key])}`],
  )
  const resources = Array.isArray(input.resources)
    ? ['Resources:', ...input.resources.map((one) => `- ${String(one)}`)]
    : []
  const rest = [...fields, ...resources]
  return [...lines, ...(rest.length === 0 ? [] : ['', ...rest])].join('\n')
}

const labels = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  nonce: 'Nonce',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
  requestId: 'Request ID',
} as const
