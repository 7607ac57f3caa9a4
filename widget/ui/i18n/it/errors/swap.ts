import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Rete non supportata per gli swap',
    body: 'Scegli un’altra rete.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Liquidità insufficiente',
    body: 'Il mercato è troppo piccolo per questo importo. Provane uno minore.',
  },
  SWAP_NO_ROUTE: {
    title: 'Nessun mercato per questi due',
    body: 'Nulla collega questi due token. Scegline un altro.',
  },
  SWAP_PRICE_MOVED: {
    title: 'Il prezzo è cambiato',
    body: 'Il prezzo è cambiato più del tuo limite; non è stato scambiato nulla.',
  },
  SWAP_REVERTS: {
    title: 'La rete lo rifiuterebbe',
    body: 'Lo swap è stato provato senza inviarlo, ed è fallito. Non è stato inviato nulla.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Otterresti meno',
    body: 'Lo swap darebbe meno del minimo che hai accettato. Non è stato inviato nulla. Chiedi una nuova quotazione.',
  },
  SWAP_RECIPIENT: {
    title: 'Non per te',
    body: 'Il servizio di swap voleva pagare qualcun altro. Non è stato inviato nulla. Per ora non usarlo.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Altri token',
    body: 'Il servizio di swap ha preparato uno swap di token diversi dai tuoi. Non è stato inviato nulla.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Un altro importo',
    body: 'Il servizio di swap ha preparato uno swap di un altro importo. Non è stato inviato nulla.',
  },
  SWAP_DEADLINE: {
    title: 'Aperto troppo a lungo',
    body: 'Lo swap resterebbe aperto molto più a lungo del previsto. Non è stato inviato nulla.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Un altro contratto',
    body: 'Il servizio di swap ha chiesto di autorizzare un contratto diverso da quello che scambia. Non è stato inviato nulla.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Contratto sconosciuto',
    body: 'Il servizio di swap ha indicato un contratto non conosciuto qui. Non è stato inviato nulla.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Non è uno swap',
    body: 'Il servizio di swap ha preparato qualcosa di illeggibile. Non è stato inviato nulla.',
  },
  SWAP_TAKES_MORE: {
    title: 'Prenderebbe di più',
    body: 'Lo swap ti prenderebbe più di quanto hai confermato. Non è stato inviato nulla.',
  },
  SWAP_UNCHECKED: {
    title: 'Verifica non riuscita',
    body: 'Questa rete non può provare lo swap prima dell’invio, quindi non è stato inviato.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'Il token è descritto male',
    body: 'Il servizio di swap e la rete non concordano su questo token. Non è stato inviato nulla.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Saldo insufficiente di questo token',
    body: 'Il tuo saldo è inferiore all’importo. Non è stato inviato nulla.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Non basta per la commissione di rete',
    body: 'La rete si paga nella sua valuta. Non è stato inviato nulla. Aggiungine un po’, poi riprova.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Autorizzazione insufficiente',
    body: 'Il tuo wallet ha autorizzato meno di quanto serve allo swap. Non è stato scambiato nulla.',
  },
  SWAP_FAILED: {
    title: 'Lo swap è fallito',
    body: 'La rete l’ha eseguito e annullato. Non è stato scambiato nulla; la commissione di rete è spesa.',
  },
  SWAP_UNKNOWN: {
    title: 'Non ancora noto',
    body: 'Nessuno sa ancora che fine abbia fatto la transazione. Guardala prima di riprovare.',
  },
  SWAP_INTERRUPTED: {
    title: 'Autorizzato, non scambiato',
    body: 'La pagina è stata chiusa dopo l’autorizzazione. Non è stato scambiato nulla; ricomincia per proseguire.',
  },
  SWAP_STOPPED: {
    title: 'La transazione è stata fermata',
    body: 'È stata sostituita, scartata o rifiutata. Non è stato scambiato nulla.',
  },
  SWAP_NO_PROJECT: {
    title: 'Gli swap non sono configurati',
    body: 'Questo sito non ha un ID progetto per il servizio di swap.',
  },
}
