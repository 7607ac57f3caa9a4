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
  eip155: 'Ethereum 및 호환',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Korean: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `${wallet}의 네트워크 선택`,
    body: '다른 네트워크는 그대로 유지됩니다. 하나씩 차례로 연결할 수도 있습니다.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: '계정',
    network: (network) => `네트워크: ${network}. 네트워크 변경`,
    wallet: '지갑',
    features: {
      onramp: '구매',
      swaps: '스왑',
      receive: '받기',
      send: '보내기',
      bridge: '브리지',
    },
    tabs: {
      tokens: '토큰',
      nfts: 'NFT',
      activity: '활동',
    },
    explorer: '탐색기',
    embedded: '이메일, 복구, 기기',
    cannotSignTitle: '이 브라우저 설정 마치기',
    cannotSign: '설정',
    notBackedUp: '백업 안 됨',
    backUp: '백업하기',
    backUpWhy: '지갑을 백업하세요. 백업이 없으면 기기를 잃을 때 지갑도 잃습니다.',
    backUpLater: '나중에',
    families: '네트워크별 계정',
    accounts: '사용 중인 계정',
    refresh: '새로 고침',
    refreshing: '새로 고치는 중',
    refreshIn: (time) => `${time} 후 가능`,
    refreshWaits: (time) =>
      `잔액 서비스가 응답하지 않았습니다. ${time} 후에 다시 새로 고칠 수 있습니다.`,
    noPrice: '가격 없음',
    old: (age) => `${age} 기준`,
    transferTo: (amount, network) => `${amount}을 ${network}(으)로`,
    transferLabel: (amount, network, clock) => `${network}(으)로 ${amount} 전송, ${clock}`,
    seeAll: (count) => `${count}건 모두 보기`,
    disconnect: '연결 해제',
    disconnecting: '연결 해제 중',
    emptyTitle: '아직 토큰이 없습니다',
    emptyBody: (network) => `${network}에서 보유한 것이 여기에 표시됩니다.`,
    errorTitle: '잔액을 불러오지 못했습니다',
    errorBody: '네트워크가 응답하지 않았습니다. 자금에는 영향이 없습니다.',
  },
  receive: {
    title: '받기',
    code: (address) => `내 주소 ${address}의 QR 코드`,
    copy: '주소 복사',
    onlyOn: (names, more) =>
      `${listNames('ko', more > 0 ? [...names, `외 ${more}개`] : names)}의 토큰 전용입니다. 다른 네트워크에서 보낸 것은 사라질 수 있습니다.`,
    contractTitle: '이 계정은 컨트랙트입니다',
    contractBody: (network) =>
      `${network}에서는 내 것입니다. 다른 네트워크에서는 이 주소의 주인이 없을 수 있습니다.`,
    emptyTitle: '연결된 지갑 없음',
    emptyBody: '지갑을 연결하면 여기에 주소가 표시됩니다.',
    connect: '지갑 연결',
  },
  networks: {
    title: '네트워크 선택',
    search: '네트워크 검색',
    list: '네트워크',
    switching: '지갑에서 확인하세요',
    unavailable: '이 지갑에서는 불가',
    testing: '테스트 네트워크',
    noMatch: '네트워크를 찾을 수 없음',
    noMatchBody: (query) => `‘${query}’이라는 것이 없습니다.`,
    help: '네트워크란?',
    emptyTitle: '네트워크 없음',
    emptyBody: '이 사이트는 사용할 네트워크를 지정하지 않았습니다.',
  },
  unsupported: {
    title: '네트워크 전환',
    lead: '이 네트워크는 지원되지 않습니다',
    body: (network, origin) =>
      `지갑이 ${network}에 있지만 ${origin}은 이를 사용하지 않습니다. 다음 중 하나로 전환해 계속하세요.`,
    unknown: '알 수 없는 네트워크',
    disconnect: '연결 해제',
    emptyBody: '전환할 다른 네트워크가 없습니다. 연결을 해제하거나 지갑에서 변경하세요.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
