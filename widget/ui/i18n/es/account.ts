import { plural } from '#lib/plural.ts'
import { listNames } from '../format.ts'
import type { accountWords as english } from '../en/account.ts'
import { activityWords } from './account/activity.ts'
import { buyWords } from './account/buy.ts'
import { namesWords } from './account/names.ts'
import { payWords } from './account/pay.ts'
import { sendWords } from './account/send.ts'
import { settingsWords } from './account/settings.ts'
import { swapWords } from './account/swap.ts'

/** Kinds of chains, by the first part of their CAIP-2 ids. */
const familyNames: { readonly [namespace: string]: string } = {
  eip155: 'Ethereum y compatibles',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Spanish: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet: string) => `Elige redes para ${wallet}`,
    body: 'Las demás redes se quedan como están.',
    name: (namespace: string) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Cuenta',
    network: (network) => `Red: ${network}. Cambiar de red`,
    wallet: 'Monedero',
    features: {
      onramp: 'Comprar',
      swaps: 'Cambiar',
      receive: 'Recibir',
      send: 'Enviar',
      bridge: 'Puente',
    },
    tabs: { tokens: 'Tokens', nfts: 'NFT', activity: 'Actividad' },
    explorer: 'Explorador',
    embedded: 'Correo, recuperación, dispositivos',
    cannotSignTitle: 'Termina de configurar este navegador',
    cannotSign: 'Configurar',
    notBackedUp: 'Sin copia de seguridad',
    backUp: 'Hacer una copia',
    backUpWhy:
      'Haz una copia de tu billetera: sin ella, perder tus dispositivos es perder la billetera.',
    backUpLater: 'Más tarde',
    families: 'Cuenta, por red',
    accounts: 'Cuenta en uso',
    refresh: 'Actualizar',
    refreshing: 'Actualizando',
    refreshIn: (time) => `De nuevo en ${time}`,
    refreshWaits: (time) =>
      `El servicio de saldos no respondió. Podrás actualizarlos de nuevo en ${time}.`,
    noPrice: 'Sin precio',
    old: (age) => `De ${age}`,
    transferTo: (amount, network) => `${amount} a ${network}`,
    transferLabel: (amount, network, clock) => `Transferencia de ${amount} a ${network}, ${clock}`,
    seeAll: (count) => plural('es', count, { one: 'Verla', other: `Ver las ${count}` }),
    disconnect: 'Desconectar',
    disconnecting: 'Desconectando',
    emptyTitle: 'Aún no hay tokens',
    emptyBody: (network) => `Lo que tengas en ${network} aparecerá aquí.`,
    errorTitle: 'Los saldos no cargaron',
    errorBody: 'La red no respondió. Tus fondos no se ven afectados.',
  },
  receive: {
    title: 'Recibir',
    code: (address: string) => `Código QR de tu dirección ${address}`,
    copy: 'Copiar dirección',
    onlyOn: (names: readonly string[], more: number) =>
      `Para tokens en ${listNames('es', more > 0 ? [...names, `${more} más`] : names)}. Lo que se envíe por otra red puede perderse.`,
    contractTitle: 'Esta cuenta es un contrato',
    contractBody: (network: string) =>
      `Es tuya en ${network}. En otra red su dirección puede no ser de nadie.`,
    emptyTitle: 'Ningún monedero conectado',
    emptyBody: 'Conecta un monedero para ver aquí su dirección.',
    connect: 'Conectar monedero',
  },
  networks: {
    title: 'Elegir red',
    search: 'Buscar red',
    list: 'Redes',
    switching: 'Confirma en tu monedero',
    unavailable: 'No con este monedero',
    testing: 'Redes de prueba',
    noMatch: 'No hay ninguna red',
    noMatchBody: (query) => `Aquí nada se llama «${query}».`,
    help: '¿Qué es una red?',
    emptyTitle: 'Sin redes',
    emptyBody: 'Este sitio no ha indicado ninguna red.',
  },
  unsupported: {
    title: 'Cambiar de red',
    lead: 'Esta red no sirve aquí',
    body: (network, origin) =>
      `Tu monedero está en ${network}. ${origin} no la usa. Cambia a una de estas para seguir.`,
    unknown: 'una red desconocida',
    disconnect: 'Desconectar',
    emptyBody: 'No hay otra red a la que cambiar. Desconecta, o cámbiala en tu monedero.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
