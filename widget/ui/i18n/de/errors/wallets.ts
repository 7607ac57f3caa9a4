import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: 'In deiner Wallet abgelehnt',
    body: 'Es wurde nichts gesendet oder signiert.',
  },
  4100: {
    title: 'Deine Wallet hat das nicht erlaubt',
    body: 'Öffne deine Wallet, entsperre sie und erlaube diese Website, dann versuche es erneut.',
  },
  4200: {
    title: 'Deine Wallet kann das nicht',
    body: 'Es wurde nichts gesendet. Versuche es mit einer anderen Wallet.',
  },
  4900: {
    title: 'Wallet getrennt',
    body: 'Verbinde dich erneut, um fortzufahren. Es wurde nichts gesendet.',
  },
  4901: {
    title: 'Deine Wallet hat keine Verbindung',
    body: 'Sie erreicht dieses Netzwerk gerade nicht. Es wurde nichts gesendet. Versuche es gleich erneut.',
  },
  4902: {
    title: 'Deine Wallet kennt dieses Netzwerk nicht',
    body: 'Füge das Netzwerk in deiner Wallet hinzu und versuche es erneut.',
  },
  '-32002': {
    title: 'Deine Wallet fragt bereits',
    body: 'Öffne deine Wallet und beantworte die Anfrage, die dort wartet.',
  },
  5000: {
    title: 'In deiner Wallet abgelehnt',
    body: 'Es wurde nichts geteilt.',
  },
  WRONG_ACCOUNT: {
    title: 'Ein anderes Konto ist aktiv',
    body: 'Es wurde nichts gesendet. Prüfe das Konto in deiner Wallet und bestätige dann erneut.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Deine Wallet konnte es nicht senden',
    body: 'Es wurde nichts gesendet. Versuche es erneut oder sieh in deiner Wallet nach dem Grund.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Nichts Neues von deiner Wallet',
    body: 'Sie hat die Anfrage angenommen und noch nicht bestätigt. Sieh in deiner Wallet nach und versuche es dann erneut: Nichts wird zweimal gesendet.',
  },
  5710: {
    title: 'Nicht auf diesem Netzwerk',
    body: 'Deine Wallet nimmt hier keine gebündelten Aufrufe an. Es wurde nichts gesendet.',
  },
  5720: {
    title: 'Zweimal gefragt',
    body: 'Deine Wallet hat diese Anfrage schon. Sieh in deiner Wallet nach.',
  },
  5730: {
    title: 'Deine Wallet kennt diese Anfrage nicht',
    body: 'Vielleicht wurde sie nie bestätigt. Sieh in deiner Wallet nach.',
  },
  5750: {
    title: 'Konto-Upgrade abgelehnt',
    body: 'Es wurde nichts gesendet. Du kannst ohne das Upgrade weitermachen.',
  },
  5760: {
    title: 'Deine Wallet kann das nicht in einem Zug',
    body: 'Es wurde nichts gesendet.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Aktion nicht erlaubt',
    body: 'Diese Website hat etwas verlangt, was das Widget nicht tut. Es wurde nichts gesendet oder signiert.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'Es wurde kein Konto geteilt',
    body: 'Wähle in deiner Wallet ein Konto für diese Website und versuche es erneut.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'Die Antwort deiner Wallet ergibt keinen Sinn',
    body: 'Sie wurde nicht verwendet. Aktualisiere deine Wallet oder verbinde eine andere.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Diese Wallet ist nicht hier',
    body: 'Öffne die Seite, auf der du sie verbunden hast, oder verbinde eine andere Wallet. Dein Geld ist nicht betroffen.',
  },
  UNKNOWN_WALLET: {
    title: 'Diese Wallet ist nicht mehr hier',
    body: 'Lade die Seite neu oder verbinde eine andere Wallet. Dein Geld ist nicht betroffen.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Deine Wallet blieb auf ihrem Netzwerk',
    body: 'Es wurde nichts gesendet. Wechsle das Netzwerk in deiner Wallet und versuche es erneut.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Projekt-ID nicht eingerichtet',
    body: 'Diese Website verlangt etwas, das eine Projekt-ID braucht. Alles andere funktioniert.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Netzwerk nicht gefunden',
    body: 'Diese Website hat ein Netzwerk verlangt, das sie nicht eingerichtet hat. Du bleibst auf deinem.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Ungültige App-Konfiguration',
    body: 'Diese Website steht nicht auf der Liste ihres eigenen Projekts. Dein Geld ist nicht betroffen.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Diese Art von Netzwerk wird nicht unterstützt',
    body: 'Wähle ein anderes Netzwerk. Dein Geld ist nicht betroffen.',
  },
  INVALID_CHAIN_ID: {
    title: 'Ungültige chainId',
    body: 'Auf diesem Netzwerk kann niemand einen Namen haben. Es wurde nichts signiert.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'WalletConnect ist nicht erreichbar',
    body: 'Es wurde nichts gesendet. Vielleicht blockiert dein Netz es: Nimm ein anderes Netz oder ein VPN und versuche es erneut.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect lehnt diese Website ab',
    body: 'Der Betreiber dieser Website muss die Projekt-ID berichtigen. Wähle einen anderen Weg zum Verbinden.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect wird in einem anderen Tab benutzt',
    body: 'Mach im anderen Tab dieser Website weiter, oder schließe ihn und versuche es hier erneut.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Deine Wallet muss neu verbunden werden',
    body: 'Dieser Browser speichert hier nichts, darum endete die WalletConnect-Sitzung mit der Seite.',
  },
  EXPIRED: {
    title: 'Es hat zu lange gedauert',
    body: 'Die Anfrage ist abgelaufen. Es wurde nichts geteilt; versuche es erneut.',
  },
  NO_MATCHING_KEY: {
    title: 'Sitzung abgelaufen',
    body: 'Deine Wallet kennt diese Sitzung nicht mehr. Verbinde sie erneut.',
  },
  MISSING_OR_INVALID: {
    title: 'Deine Wallet hat das nicht bestätigt',
    body: 'Die Anfrage wurde nicht gesendet. Verbinde dich erneut und erlaube dieses Netzwerk, oder nimm eine andere Wallet.',
  },
  NOT_INITIALIZED: {
    title: 'Keine Wallet verbunden',
    body: 'Es wurde nichts gesendet. Verbinde deine Wallet und versuche es erneut.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Deine Wallet bietet dieses Netzwerk nicht an',
    body: 'Wechsle das Netzwerk in der Wallet oder verbinde eine andere Wallet.',
  },
  USER_DISCONNECTED: {
    title: 'Die Wallet hat die Verbindung beendet',
    body: 'Sieh in der Wallet nach, was sie zuletzt getan hat, und verbinde sie dann erneut.',
  },
}
