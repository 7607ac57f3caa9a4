import { join } from 'node:path'
import type { Answers } from './answers.ts'
import type { Guide } from './guide.ts'
import type { Setup } from './makeSetup.ts'

/** What the owner does with the files, and what a production deployment still needs. */
export function nextSteps(
  folder: string,
  { origin, sites, services, wallet }: Answers,
  { variables, ofContainers = [] }: Setup,
  guide: Guide,
): string {
  const empty = variables.filter(({ value }) => value === undefined)
  const at = (name: string) => join(folder, name)
  const { host } = new URL(origin)
  const hosts = [host, ...(wallet === undefined ? [] : [new URL(wallet).host])].join(' and ')
  const isContained = ofContainers.length > 0
  const written = ['deployment.json', 'gateway.env', ...(isContained ? ['.env'] : [])].map(at)
  const ofWallet =
    wallet === undefined || guide.walletSettings === undefined ? [] : [guide.walletSettings]
  const start = isContained
    ? [...ofWallet, ...(guide.startContainers ?? [])]
    : guide.start(at('deployment.json'), at('gateway.env'))
  return [
    `${written.slice(0, -1).join(', ')} and ${written.at(-1)} are written. Next:`,
    ...(empty.length === 0
      ? []
      : [
          '',
          `Fill in ${at('gateway.env')}:`,
          ...empty.map(({ name, from }) => `  ${name}  ${from}`),
        ]),
    '',
    'Then type:',
    ...start.map((line) => `  ${line}`),
    `  ${guide.doctor} ${origin}${sites[0]?.includes('*') === false ? ` ${sites[0]}` : ''}`,
    '',
    'For production:',
    isContained
      ? `  ${hosts} must lead to this machine, with its ports 80 and 443: Caddy gets the certificates.`
      : `  A proxy with TLS for ${hosts} in front of 127.0.0.1:8080: ${guide.proxies}.`,
    ...missing(services).map((line) => `  ${line}`),
    `  ${wallet === undefined ? 'Logins by e-mail and social accounts' : 'Other settings of the embedded wallet, and backups'}: ${guide.wallet}.`,
    `  What else there is to set: ${guide.more}.`,
  ].join('\n')
}

function missing(services: Answers['services']): readonly string[] {
  return [
    ...(services.includes('bridge')
      ? []
      : ['Without a key of Across, its API limits your visitors by address.']),
    ...(services.includes('project')
      ? []
      : [
          'Without a project id, the wallet list is the one that comes with the gateway, balances are read from the networks, Activity and prices come from gateway.history and gateway.prices, and there is no swapping and no buying.',
        ]),
    ...(services.includes('nodes')
      ? []
      : ['Without nodes of your own, browsers ask public ones, which may refuse or be slow.']),
    'WalletConnect wants a project id that pages know: data-project-id, or walletConnect.projectId in deployment.json.',
  ]
}
