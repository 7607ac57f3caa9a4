/** How the next commands are typed, and where there is more to read: in a checkout, or beside a package. */
export type Guide = {
  readonly start: (file: string, envFile: string) => readonly string[]
  /** Undefined where there is no compose.yaml. */
  readonly startContainers?: readonly string[] | undefined
  /** Writes the settings of the embedded wallet, where it is a service of its own. */
  readonly walletSettings?: string | undefined
  readonly doctor: string
  /** The settings for proxies. */
  readonly proxies: string
  readonly wallet: string
  readonly more: string
}

export const checkout: Guide = {
  start: (file, envFile) => [
    'npm run build',
    `node --env-file=${envFile} dist/gateway/main.js ${file}`,
  ],
  startContainers: ['docker compose up --build --detach'],
  walletSettings: 'npm run secure -- init',
  doctor: 'npm run doctor --',
  proxies: 'deploy/gateway.Caddyfile or deploy/gateway.nginx.conf',
  wallet: 'docs/embedded-wallet.md',
  more: 'docs/operate.md',
}
