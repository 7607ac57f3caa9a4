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
  eip155: 'Ethereum và tương thích',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Vietnamese: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Chọn mạng cho ${wallet}`,
    body: 'Các mạng khác giữ nguyên. Bạn cũng có thể kết nối chúng, lần lượt từng mạng.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Tài khoản',
    network: (network) => `Mạng: ${network}. Đổi mạng`,
    wallet: 'Ví',
    features: {
      onramp: 'Mua',
      swaps: 'Hoán đổi',
      receive: 'Nhận',
      send: 'Gửi',
      bridge: 'Cầu nối',
    },
    tabs: {
      tokens: 'Token',
      nfts: 'NFT',
      activity: 'Hoạt động',
    },
    explorer: 'Trình khám phá',
    embedded: 'Email, khôi phục, thiết bị',
    cannotSignTitle: 'Hoàn tất thiết lập trình duyệt này',
    cannotSign: 'Thiết lập',
    notBackedUp: 'Chưa sao lưu',
    backUp: 'Sao lưu',
    backUpWhy: 'Hãy sao lưu ví: nếu không, mất thiết bị là mất ví.',
    backUpLater: 'Để sau',
    families: 'Tài khoản, theo mạng',
    accounts: 'Tài khoản đang dùng',
    refresh: 'Làm mới',
    refreshing: 'Đang làm mới',
    refreshIn: (time) => `Lại sau ${time}`,
    refreshWaits: (time) => `Dịch vụ số dư không phản hồi. Bạn có thể làm mới lại sau ${time}.`,
    noPrice: 'Không có giá',
    old: (age) => `Cập nhật ${age}`,
    transferTo: (amount, network) => `${amount} đến ${network}`,
    transferLabel: (amount, network, clock) => `Chuyển ${amount} đến ${network}, ${clock}`,
    seeAll: (count) => `Xem tất cả (${count})`,
    disconnect: 'Ngắt kết nối',
    disconnecting: 'Đang ngắt kết nối',
    emptyTitle: 'Chưa có token',
    emptyBody: (network) => `Những gì bạn có trên ${network} sẽ hiện ở đây.`,
    errorTitle: 'Không tải được số dư',
    errorBody: 'Mạng không phản hồi. Tiền của bạn không bị ảnh hưởng.',
  },
  receive: {
    title: 'Nhận',
    code: (address) => `Mã QR của địa chỉ ${address}`,
    copy: 'Sao chép địa chỉ',
    onlyOn: (names, more) =>
      `Dành cho token trên ${listNames('vi', more > 0 ? [...names, `${more} mạng khác`] : names)}. Những gì gửi trên mạng khác có thể bị mất.`,
    contractTitle: 'Tài khoản này là một hợp đồng',
    contractBody: (network) =>
      `Nó là của bạn trên ${network}. Trên mạng khác, địa chỉ này có thể không thuộc về ai.`,
    emptyTitle: 'Chưa kết nối ví',
    emptyBody: 'Kết nối ví để xem địa chỉ tại đây.',
    connect: 'Kết nối ví',
  },
  networks: {
    title: 'Chọn mạng',
    search: 'Tìm mạng',
    list: 'Mạng',
    switching: 'Xác nhận trong ví của bạn',
    unavailable: 'Ví này không hỗ trợ',
    testing: 'Mạng thử nghiệm',
    noMatch: 'Không tìm thấy mạng',
    noMatchBody: (query) => `Không có gì tên “${query}” ở đây.`,
    help: 'Mạng là gì?',
    emptyTitle: 'Không có mạng',
    emptyBody: 'Trang này chưa chỉ định mạng để dùng.',
  },
  unsupported: {
    title: 'Đổi mạng',
    lead: 'Mạng này không được hỗ trợ ở đây',
    body: (network, origin) =>
      `Ví của bạn đang ở ${network}. ${origin} không dùng mạng đó. Hãy đổi sang một trong các mạng này để tiếp tục.`,
    unknown: 'một mạng không xác định',
    disconnect: 'Ngắt kết nối',
    emptyBody: 'Không có mạng nào khác để đổi sang. Hãy ngắt kết nối, hoặc đổi mạng trong ví.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
