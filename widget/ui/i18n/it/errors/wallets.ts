import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: 'Rifiutato nel tuo wallet',
    body: 'Non è stato inviato o firmato nulla.',
  },
  4100: {
    title: 'Il tuo wallet non l’ha consentito',
    body: 'Apri il tuo wallet, sbloccalo e consenti questo sito, poi riprova.',
  },
  4200: {
    title: 'Il tuo wallet non può farlo',
    body: 'Non è stato inviato nulla. Prova con un altro wallet.',
  },
  4900: {
    title: 'Wallet disconnesso',
    body: 'Connettiti di nuovo per continuare. Non è stato inviato nulla.',
  },
  4901: {
    title: 'Il tuo wallet non ha connessione',
    body: 'Ora non raggiunge questa rete. Non è stato inviato nulla. Riprova tra un attimo.',
  },
  4902: {
    title: 'Il tuo wallet non conosce questa rete',
    body: 'Aggiungi la rete nel tuo wallet, poi riprova.',
  },
  '-32002': {
    title: 'Il tuo wallet sta già chiedendo',
    body: 'Apri il tuo wallet e rispondi alla richiesta in attesa.',
  },
  5000: {
    title: 'Rifiutato nel tuo wallet',
    body: 'Non è stato condiviso nulla.',
  },
  WRONG_ACCOUNT: {
    title: 'È attivo un altro account',
    body: 'Non è stato inviato nulla. Controlla l’account nel tuo wallet, poi conferma di nuovo.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Il tuo wallet non è riuscito a inviarlo',
    body: 'Non è stato inviato nulla. Riprova, o cerca il motivo nel tuo wallet.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Nessuna notizia dal tuo wallet',
    body: 'Ha preso la richiesta e non l’ha ancora confermata. Guarda nel tuo wallet, poi riprova: nulla viene inviato due volte.',
  },
  5710: {
    title: 'Non su questa rete',
    body: 'Il tuo wallet non accetta gruppi di chiamate qui. Non è stato inviato nulla.',
  },
  5720: {
    title: 'Chiesto due volte',
    body: 'Il tuo wallet ha già questa richiesta. Guarda nel tuo wallet.',
  },
  5730: {
    title: 'Il tuo wallet non conosce questa richiesta',
    body: 'Forse non è mai stata confermata. Guarda nel tuo wallet.',
  },
  5750: {
    title: 'Aggiornamento dell’account rifiutato',
    body: 'Non è stato inviato nulla. Puoi proseguire senza.',
  },
  5760: {
    title: 'Il tuo wallet non può farlo in una volta',
    body: 'Non è stato inviato nulla.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Azione non consentita',
    body: 'Questo sito ha chiesto qualcosa che il widget non fa. Non è stato inviato o firmato nulla.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'Nessun account condiviso',
    body: 'Scegli un account per questo sito nel tuo wallet, poi riprova.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'La risposta del tuo wallet non ha senso',
    body: 'Non è stata usata. Aggiorna il tuo wallet, o connettine un altro.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Questo wallet non è qui',
    body: 'Apri la pagina dove l’hai connesso, o connetti un altro wallet. I tuoi fondi non sono coinvolti.',
  },
  UNKNOWN_WALLET: {
    title: 'Questo wallet non è più qui',
    body: 'Ricarica la pagina, o connetti un altro wallet. I tuoi fondi non sono coinvolti.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Il tuo wallet è rimasto sulla sua rete',
    body: 'Non è stato inviato nulla. Cambia rete nel tuo wallet, poi riprova.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'ID progetto non configurato',
    body: 'Questo sito chiede qualcosa che richiede un ID progetto. Tutto il resto funziona.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Rete non trovata',
    body: 'Questo sito ha chiesto una rete che non ha configurato. Resti sulla tua.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Configurazione dell’app non valida',
    body: 'Questo sito non è nell’elenco del suo stesso progetto. I tuoi fondi non sono coinvolti.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Questo tipo di rete non è supportato',
    body: 'Scegli un’altra rete. I tuoi fondi non sono coinvolti.',
  },
  INVALID_CHAIN_ID: {
    title: 'chainId non valido',
    body: 'Nessuno può avere un nome su questa rete. Non è stato firmato nulla.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'WalletConnect non è raggiungibile',
    body: 'Non è stato inviato nulla. La tua rete potrebbe bloccarlo: usa un’altra rete o una VPN, poi riprova.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect rifiuta questo sito',
    body: 'Il proprietario di questo sito deve correggerne l’ID progetto. Scegli un altro modo per connetterti.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect è in uso in un’altra scheda',
    body: 'Continua nell’altra scheda di questo sito, o chiudila e riprova qui.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Il tuo wallet va connesso di nuovo',
    body: 'Questo browser non conserva nulla qui, quindi la sessione WalletConnect è finita con la pagina.',
  },
  EXPIRED: {
    title: 'Ci è voluto troppo',
    body: 'La richiesta è scaduta. Non è stato condiviso nulla; riprova.',
  },
  NO_MATCHING_KEY: {
    title: 'Sessione scaduta',
    body: 'Il tuo wallet non conosce più questa sessione. Connettilo di nuovo.',
  },
  MISSING_OR_INVALID: {
    title: 'Il tuo wallet non l’ha approvato',
    body: 'La richiesta non è stata inviata. Connettiti di nuovo e approva questa rete, o usa un altro wallet.',
  },
  NOT_INITIALIZED: {
    title: 'Nessun wallet connesso',
    body: 'Non è stato inviato nulla. Connetti il tuo wallet, poi riprova.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Il tuo wallet non offre questa rete',
    body: 'Cambia rete nel wallet, o connetti un altro wallet.',
  },
  USER_DISCONNECTED: {
    title: 'Il wallet ha chiuso la connessione',
    body: 'Controlla nel wallet cosa ha fatto per ultimo, poi connettilo di nuovo.',
  },
}
