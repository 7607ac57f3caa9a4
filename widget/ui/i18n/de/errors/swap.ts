import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Netzwerk für Swaps nicht unterstützt',
    body: 'Wähle zum Tauschen ein anderes Netzwerk.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Nicht genug Liquidität',
    body: 'Der Markt ist für diesen Betrag zu klein. Versuche einen kleineren.',
  },
  SWAP_NO_ROUTE: {
    title: 'Kein Markt für diese beiden',
    body: 'Nichts verbindet diese beiden Token. Wähle einen anderen.',
  },
  SWAP_PRICE_MOVED: {
    title: 'Der Preis hat sich bewegt',
    body: 'Der Preis hat sich um mehr als dein Limit bewegt; es wurde nichts getauscht.',
  },
  SWAP_REVERTS: {
    title: 'Das Netzwerk würde das ablehnen',
    body: 'Der Swap wurde ohne Senden probiert und schlug fehl. Es wurde nichts gesendet.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Du würdest weniger bekommen',
    body: 'Der Swap gäbe weniger als das Mindeste, dem du zugestimmt hast. Es wurde nichts gesendet. Hol ein neues Angebot.',
  },
  SWAP_RECIPIENT: {
    title: 'Nicht für dich',
    body: 'Der Swap-Dienst wollte an jemand anderen zahlen. Es wurde nichts gesendet. Nutze ihn vorerst nicht.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Andere Token',
    body: 'Der Swap-Dienst hat einen Swap mit anderen Token gebaut, als du gewählt hast. Es wurde nichts gesendet.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Ein anderer Betrag',
    body: 'Der Swap-Dienst hat einen Swap mit einem anderen Betrag gebaut. Es wurde nichts gesendet.',
  },
  SWAP_DEADLINE: {
    title: 'Zu lange offen',
    body: 'Der Swap bliebe viel länger offen, als du erwarten würdest. Es wurde nichts gesendet.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Ein anderer Contract',
    body: 'Der Swap-Dienst wollte die Freigabe für einen anderen Contract als den, der tauscht. Es wurde nichts gesendet.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Unbekannter Contract',
    body: 'Der Swap-Dienst nannte einen Contract, der hier nicht bekannt ist. Es wurde nichts gesendet.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Kein Swap',
    body: 'Der Swap-Dienst hat etwas gebaut, das sich nicht lesen lässt. Es wurde nichts gesendet.',
  },
  SWAP_TAKES_MORE: {
    title: 'Es würde mehr nehmen',
    body: 'Der Swap würde mehr von dir nehmen, als du bestätigt hast. Es wurde nichts gesendet.',
  },
  SWAP_UNCHECKED: {
    title: 'Ließ sich nicht prüfen',
    body: 'Dieses Netzwerk kann den Swap nicht vor dem Senden probieren, darum wurde er nicht gesendet.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'Der Token ist falsch beschrieben',
    body: 'Swap-Dienst und Netzwerk sind sich über diesen Token uneinig. Es wurde nichts gesendet.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Nicht genug von diesem Token',
    body: 'Dein Guthaben ist niedriger als der Betrag. Es wurde nichts gesendet.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Nicht genug für die Netzwerkgebühr',
    body: 'Das Netzwerk wird in seiner eigenen Währung bezahlt. Es wurde nichts gesendet. Füge etwas hinzu und versuche es erneut.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Es wurde nicht genug freigegeben',
    body: 'Deine Wallet hat weniger freigegeben, als der Swap braucht. Es wurde nichts getauscht.',
  },
  SWAP_FAILED: {
    title: 'Der Swap ist fehlgeschlagen',
    body: 'Das Netzwerk hat ihn ausgeführt und rückgängig gemacht. Es wurde nichts getauscht; die Netzwerkgebühr ist ausgegeben.',
  },
  SWAP_UNKNOWN: {
    title: 'Noch nicht bekannt',
    body: 'Noch weiß niemand, was aus der Transaktion wurde. Sieh sie dir an, bevor du es erneut versuchst.',
  },
  SWAP_INTERRUPTED: {
    title: 'Freigegeben, nicht getauscht',
    body: 'Die Seite wurde nach der Freigabe geschlossen. Es wurde nichts getauscht; beginne neu, um weiterzumachen.',
  },
  SWAP_STOPPED: {
    title: 'Die Transaktion wurde angehalten',
    body: 'Sie wurde ersetzt, verworfen oder abgelehnt. Es wurde nichts getauscht.',
  },
  SWAP_NO_PROJECT: {
    title: 'Swaps sind nicht eingerichtet',
    body: 'Diese Website hat keine Projekt-ID für den Swap-Dienst.',
  },
}
