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
  eip155: 'Ethereum और संगत',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Hindi: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `${wallet} के लिए नेटवर्क चुनें`,
    body: 'दूसरे नेटवर्क जैसे हैं वैसे ही रहेंगे। आप उन्हें भी एक-एक करके कनेक्ट कर सकते हैं।',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'अकाउंट',
    network: (network) => `नेटवर्क: ${network}। नेटवर्क बदलें`,
    wallet: 'वॉलेट',
    features: {
      onramp: 'खरीदें',
      swaps: 'स्वैप',
      receive: 'पाएँ',
      send: 'भेजें',
      bridge: 'ब्रिज',
    },
    tabs: {
      tokens: 'टोकन',
      nfts: 'NFT',
      activity: 'गतिविधि',
    },
    explorer: 'एक्सप्लोरर',
    embedded: 'ईमेल, रिकवरी, डिवाइस',
    cannotSignTitle: 'इस ब्राउज़र का सेटअप पूरा करें',
    cannotSign: 'सेट अप करें',
    notBackedUp: 'बैकअप नहीं है',
    backUp: 'बैकअप लें',
    backUpWhy: 'अपने वॉलेट का बैकअप लें: इसके बिना, डिवाइस खोने पर वॉलेट भी खो जाएगा।',
    backUpLater: 'बाद में',
    families: 'अकाउंट, नेटवर्क के हिसाब से',
    accounts: 'इस्तेमाल हो रहा अकाउंट',
    refresh: 'रीफ़्रेश करें',
    refreshing: 'रीफ़्रेश हो रहा है',
    refreshIn: (time) => `${time} में फिर`,
    refreshWaits: (time) => `बैलेंस सेवा ने जवाब नहीं दिया। आप ${time} में फिर रीफ़्रेश कर सकते हैं।`,
    noPrice: 'कीमत नहीं है',
    old: (age) => `${age} पहले का`,
    transferTo: (amount, network) => `${network} पर ${amount}`,
    transferLabel: (amount, network, clock) => `${network} पर ${amount} का ट्रांसफ़र, ${clock}`,
    seeAll: (count) => plural('hi', count, { one: 'देखें', other: `सभी ${count} देखें` }),
    disconnect: 'डिस्कनेक्ट करें',
    disconnecting: 'डिस्कनेक्ट हो रहा है',
    emptyTitle: 'अभी कोई टोकन नहीं',
    emptyBody: (network) => `${network} पर आपके पास जो होगा, वह यहाँ दिखेगा।`,
    errorTitle: 'बैलेंस लोड नहीं हुए',
    errorBody: 'नेटवर्क ने जवाब नहीं दिया। आपके फ़ंड पर कोई असर नहीं पड़ा।',
  },
  receive: {
    title: 'पाएँ',
    code: (address) => `आपके पते ${address} का QR कोड`,
    copy: 'पता कॉपी करें',
    onlyOn: (names, more) =>
      `${listNames('hi', more > 0 ? [...names, `${more} और`] : names)} के टोकन के लिए। किसी और नेटवर्क पर भेजा गया खो सकता है।`,
    contractTitle: 'यह अकाउंट एक कॉन्ट्रैक्ट है',
    contractBody: (network) =>
      `${network} पर यह आपका है। किसी और नेटवर्क पर इसका पता शायद किसी का न हो।`,
    emptyTitle: 'कोई वॉलेट कनेक्ट नहीं है',
    emptyBody: 'अपना पता यहाँ देखने के लिए वॉलेट कनेक्ट करें।',
    connect: 'वॉलेट कनेक्ट करें',
  },
  networks: {
    title: 'नेटवर्क चुनें',
    search: 'नेटवर्क खोजें',
    list: 'नेटवर्क',
    switching: 'अपने वॉलेट में पुष्टि करें',
    unavailable: 'इस वॉलेट से नहीं',
    testing: 'टेस्ट नेटवर्क',
    noMatch: 'कोई नेटवर्क नहीं मिला',
    noMatchBody: (query) => `यहाँ “${query}” नाम का कुछ नहीं है।`,
    help: 'नेटवर्क क्या है?',
    emptyTitle: 'कोई नेटवर्क नहीं',
    emptyBody: 'इस साइट ने इस्तेमाल के लिए कोई नेटवर्क नहीं बताया है।',
  },
  unsupported: {
    title: 'नेटवर्क बदलें',
    lead: 'यह नेटवर्क यहाँ समर्थित नहीं है',
    body: (network, origin) =>
      `आपका वॉलेट ${network} पर है। ${origin} इसका इस्तेमाल नहीं करता। आगे बढ़ने के लिए इनमें से किसी पर स्विच करें।`,
    unknown: 'एक अज्ञात नेटवर्क',
    disconnect: 'डिस्कनेक्ट करें',
    emptyBody: 'स्विच करने के लिए कोई और नेटवर्क नहीं है। डिस्कनेक्ट करें, या अपने वॉलेट में नेटवर्क बदलें।',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
