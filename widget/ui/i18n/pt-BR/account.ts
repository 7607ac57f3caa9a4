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
  eip155: 'Ethereum e compatíveis',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Brazilian Portuguese: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Escolha as redes de ${wallet}`,
    body: 'As outras redes ficam como estão. Você também pode conectá-las, uma após a outra.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Conta',
    network: (network) => `Rede: ${network}. Mudar rede`,
    wallet: 'Carteira',
    features: {
      onramp: 'Comprar',
      swaps: 'Swap',
      receive: 'Receber',
      send: 'Enviar',
      bridge: 'Bridge',
    },
    tabs: {
      tokens: 'Tokens',
      nfts: 'NFTs',
      activity: 'Atividade',
    },
    explorer: 'Explorador',
    embedded: 'E-mail, recuperação, dispositivos',
    cannotSignTitle: 'Conclua a configuração deste navegador',
    cannotSign: 'Configurar',
    notBackedUp: 'Sem backup',
    backUp: 'Fazer backup',
    backUpWhy: 'Faça backup da sua carteira: sem ele, perder os dispositivos é perder a carteira.',
    backUpLater: 'Mais tarde',
    families: 'Conta, por rede',
    accounts: 'Conta em uso',
    refresh: 'Atualizar',
    refreshing: 'Atualizando',
    refreshIn: (time) => `De novo em ${time}`,
    refreshWaits: (time) =>
      `O serviço de saldos não respondeu. Você pode atualizar de novo em ${time}.`,
    noPrice: 'Sem preço',
    old: (age) => `Atualizado ${age}`,
    transferTo: (amount, network) => `${amount} para ${network}`,
    transferLabel: (amount, network, clock) =>
      `Transferência de ${amount} para ${network}, ${clock}`,
    seeAll: (count) =>
      plural('pt-BR', count, {
        one: `Ver (${count})`,
        many: `Ver todas (${count})`,
        other: `Ver todas (${count})`,
      }),
    disconnect: 'Desconectar',
    disconnecting: 'Desconectando',
    emptyTitle: 'Nenhum token ainda',
    emptyBody: (network) => `O que você tiver na ${network} aparecerá aqui.`,
    errorTitle: 'Os saldos não carregaram',
    errorBody: 'A rede não respondeu. Seus fundos não foram afetados.',
  },
  receive: {
    title: 'Receber',
    code: (address) => `QR code do seu endereço ${address}`,
    copy: 'Copiar endereço',
    onlyOn: (names, more) =>
      `Para tokens em ${listNames('pt-BR', more > 0 ? [...names, `mais ${more}`] : names)}. O que for enviado por outra rede pode se perder.`,
    contractTitle: 'Esta conta é um contrato',
    contractBody: (network) =>
      `Ela é sua na ${network}. Em outra rede, o endereço pode não ser de ninguém.`,
    emptyTitle: 'Nenhuma carteira conectada',
    emptyBody: 'Conecte uma carteira para ver o endereço dela aqui.',
    connect: 'Conectar carteira',
  },
  networks: {
    title: 'Escolher rede',
    search: 'Buscar rede',
    list: 'Redes',
    switching: 'Confirme na sua carteira',
    unavailable: 'Não com esta carteira',
    testing: 'Redes de teste',
    noMatch: 'Nenhuma rede encontrada',
    noMatchBody: (query) => `Nada aqui se chama “${query}”.`,
    help: 'O que é uma rede?',
    emptyTitle: 'Sem redes',
    emptyBody: 'Este site não indicou uma rede para usar.',
  },
  unsupported: {
    title: 'Trocar de rede',
    lead: 'Esta rede não é compatível aqui',
    body: (network, origin) =>
      `Sua carteira está na rede: ${network}. ${origin} não a usa. Mude para uma destas para continuar.`,
    unknown: 'uma rede desconhecida',
    disconnect: 'Desconectar',
    emptyBody: 'Não há outra rede para mudar. Desconecte ou troque na sua carteira.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
