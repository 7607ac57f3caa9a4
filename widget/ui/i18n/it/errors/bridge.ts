import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'L’importo è troppo basso',
    body: 'Le commissioni ne prenderebbero troppo. Non è stato inviato nulla. Scegli un importo più alto.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'L’importo è troppo alto',
    body: 'Più di così non passa in una volta. Non è stato inviato nulla. Invialo in più parti.',
  },
  BRIDGE_API_ERROR: {
    title: 'Il servizio del bridge ha rifiutato',
    body: 'I tuoi fondi non sono coinvolti. Cambia l’importo o il token, o riprova tra un attimo.',
  },
  SIMULATION_ERROR: {
    title: 'Non arriverebbe',
    body: 'Una prova dell’arrivo è fallita, quindi non è stato inviato nulla. Riprova, o con un altro importo.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'L’avanzamento non si può leggere ora',
    body: 'Ciò che è stato inviato prosegue comunque. Guarda di nuovo tra un attimo.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'La rete non risponde',
    body: 'Ciò che è stato inviato prosegue senza di te. Riprova tra un attimo.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Ha risposto un nodo di un’altra rete',
    body: 'Ciò che è stato inviato prosegue senza di te. Riprova tra un attimo.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Questa rete non è configurata qui',
    body: 'Non è stato inviato nulla. Scegli un’altra rete.',
  },
  BRIDGE_NO_POOL: {
    title: 'Il bridge non è al suo posto',
    body: 'Al suo indirizzo su questa rete non c’è nulla: nulla è stato autorizzato né inviato.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'Le unità di un token non sono certe',
    body: 'Il servizio di bridge lo conta in unità diverse da quelle del token. Non è stato inviato nulla.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Troppo poco tempo per arrivare',
    body: 'Probabilmente tornerebbe ore dopo, quindi non è stato inviato nulla. Riprova con una nuova quotazione.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'Il bridge di questo sito non è configurato bene',
    body: 'Non è stato inviato nulla. Il proprietario deve correggere l’ID dell’integratore.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'Nessun wallet connesso',
    body: 'Non è stato inviato nulla. Connetti il tuo wallet, poi riprova.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'È attivo un altro account',
    body: 'Questo trasferimento appartiene a un altro account. Passa a quello nel tuo wallet, poi riprova.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Il tuo wallet è su un’altra rete',
    body: 'Non è stato inviato nulla. Cambia rete nel tuo wallet, poi riprova.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Saldo insufficiente di questo token',
    body: 'Il tuo saldo è inferiore all’importo. Non è stato inviato nulla. Scegli un importo più basso.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Non basta per la commissione di rete',
    body: 'La rete si paga nella sua valuta. Non è stato inviato nulla. Aggiungine un po’, poi riprova.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Il tuo wallet ha autorizzato meno del necessario',
    body: 'Non è stato inviato nulla. Riprova e autorizza l’intero importo.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'L’autorizzazione fallirebbe',
    body: 'Una prova è fallita, quindi al tuo wallet non è stato chiesto e non è stato inviato nulla. Riprova.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'L’autorizzazione è fallita',
    body: 'La rete l’ha annullata. Hai pagato la sua commissione e non è stato inviato nulla. Riprova.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'L’invio fallirebbe',
    body: 'Una prova è fallita, quindi al tuo wallet non è stato chiesto e non è stato inviato nulla. Riprova.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'La rete l’ha annullato',
    body: 'Hai pagato la commissione di rete, e l’importo è ancora tuo. Riprova con una nuova quotazione.',
  },
  BRIDGE_REVERTED: {
    title: 'La rete l’ha annullato',
    body: 'Hai pagato la commissione di rete, e l’importo è ancora tuo. Riprova.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'Potrebbe essere già stato inviato',
    body: 'Guarda prima nel tuo wallet: è tra le sue attività? Se c’è, non fare nulla, arriverà. “Riprova” lo invia ancora una volta.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Ora riceveresti meno',
    body: 'Il tasso è cambiato prima della tua firma, quindi non è stato inviato nulla. “Riprova” accetta il nuovo tasso.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'La quotazione è troppo vecchia',
    body: 'Con essa non è stato inviato nulla. “Riprova” prosegue con il tasso attuale.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Questa quotazione non è affidabile',
    body: 'Contraddice sé stessa o la tua richiesta, quindi non viene usata. Non è stato inviato nulla.',
  },
  BRIDGE_EXPIRED: {
    title: 'Nessuno l’ha pagato in tempo',
    body: 'Il tuo importo viene restituito sulla rete da cui proviene. Non devi fare nulla.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'La risposta del tuo wallet non ha senso',
    body: 'Guarda nel tuo wallet se è stato inviato prima di riprovare.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Manca qualcosa da cercare',
    body: 'Inserisci l’hash della transazione del deposito, o il numero del deposito e il suo pool.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'Questo non è un hash di transazione',
    body: 'Inizia con 0x e poi ha 64 cifre e lettere. Copialo dal tuo wallet o dall’explorer.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'La transazione non è stata trovata',
    body: 'La rete non ce l’ha, o non ancora. Controlla l’hash e la rete.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'Il deposito non è stato trovato',
    body: 'Su quella rete non c’è un deposito con questo numero. Controlla entrambi.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Non ancora pagato',
    body: 'Non è stato trovato alcun pagamento di questo deposito. Può ancora arrivare; fino ad allora il deposito è al sicuro.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'Il deposito non è stato trovato',
    body: 'La transazione è riuscita e non contiene depositi. Guardala sull’explorer prima di riprovare.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'È stato inviato qualcosa di diverso da ciò che hai confermato',
    body: 'La transazione sulla rete è diversa. Non firmare più con questo wallet.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Annullato nel tuo wallet',
    body: 'Hai sostituito questa transazione nel tuo wallet. Non è stato trasferito nulla.',
  },
  BRIDGE_NO_WALLET: {
    title: 'Nessun wallet connesso',
    body: 'Non è stato inviato nulla. Connetti il tuo wallet, poi riprova.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'Nessun wallet connesso',
    body: 'Non è stato firmato nulla. Connetti il tuo wallet, poi riprova.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Nulla da fare all’arrivo',
    body: 'Questo sito ha chiesto azioni senza indicarne. Non è stato inviato nulla.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'Ciò che deve avvenire all’arrivo non è valido',
    body: 'Il proprietario di questo sito deve correggerlo. Non è stato inviato nulla.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Nessun prezzo va bene',
    body: 'Ciò che deve avvenire all’arrivo cambiava a ogni prezzo. Non è stato inviato nulla. Riprova.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Troppo alto ora per la commissione del sito',
    body: 'Nessun relayer può pagare così tanto insieme alla commissione del sito. Non è stato inviato nulla. Scegli un importo più basso o riprova più tardi.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Questa rete non può farlo all’arrivo',
    body: 'Nulla lì potrebbe eseguire le azioni, quindi non è stato inviato nulla. Scegli un’altra rete.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'Il bridge di questo sito non è configurato in modo sicuro',
    body: 'Una chiave è stata messa dove ogni visitatore può leggerla, quindi non è stata usata. Non è stato inviato nulla.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'Fallirebbe',
    body: 'Una prova è fallita, quindi non è stato inviato nulla. Riprova, o con un altro importo.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'La prova non si può mostrare',
    body: 'Il servizio che la mostra non ha risposto. Non è stato inviato nulla.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Le prove non sono configurate qui',
    body: 'Il proprietario di questo sito deve configurarle. Non è stato inviato nulla.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'L’ha inviato un altro account',
    body: 'Solo l’account che ha inviato può accelerarlo. Passa a quello nel tuo wallet.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Cederesti troppo',
    body: 'Un nuovo trasferimento renderebbe di più. Non è stato firmato nulla. Scegli un importo più alto.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'È più di quanto è stato inviato',
    body: 'Non può arrivare più di quanto concordato. Non è stato firmato nulla. Scegli un importo più basso.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Accelerare non servirebbe',
    body: 'La commissione è già alta come quella di un nuovo trasferimento. Non è stato firmato nulla. È in viaggio.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'È già arrivato',
    body: 'Non c’è nulla da accelerare, e non è stato firmato nulla.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'La risposta del tuo wallet non ha senso',
    body: 'Non è stata usata. Il tuo trasferimento prosegue com’era. Riprova.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'L’accelerazione fallirebbe',
    body: 'Una prova è fallita, quindi non è stata inviata. Il tuo trasferimento prosegue com’era.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'L’accelerazione è fallita',
    body: 'Ne hai pagato la commissione di rete. Il tuo trasferimento prosegue com’era.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'Il trasferimento si è fermato',
    body: 'È successo qualcosa di inatteso. Guarda nel tuo wallet se è stato inviato, poi riprova.',
  },
}
