import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'Der Betrag ist zu niedrig',
    body: 'Gebühren würden zu viel davon aufzehren. Es wurde nichts gesendet. Wähle einen höheren Betrag.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'Der Betrag ist zu hoch',
    body: 'Mehr als das geht nicht auf einmal. Es wurde nichts gesendet. Sende es in Teilen.',
  },
  BRIDGE_API_ERROR: {
    title: 'Der Bridge-Dienst hat abgelehnt',
    body: 'Dein Geld ist nicht betroffen. Ändere Betrag oder Token oder versuche es gleich erneut.',
  },
  SIMULATION_ERROR: {
    title: 'Es würde nicht ankommen',
    body: 'Ein Probelauf der Ankunft schlug fehl, darum wurde nichts gesendet. Versuche es erneut oder mit einem anderen Betrag.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'Der Fortschritt lässt sich gerade nicht lesen',
    body: 'Was gesendet wurde, geht auch so weiter. Sieh gleich noch einmal nach.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'Das Netzwerk antwortet nicht',
    body: 'Was gesendet wurde, geht ohne dich weiter. Versuche es gleich erneut.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Ein Knoten eines anderen Netzwerks antwortet',
    body: 'Was gesendet wurde, geht ohne dich weiter. Versuche es gleich erneut.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Dieses Netzwerk ist hier nicht eingerichtet',
    body: 'Es wurde nichts gesendet. Wähle ein anderes Netzwerk.',
  },
  BRIDGE_NO_POOL: {
    title: 'Die Bridge ist nicht an ihrem Platz',
    body: 'An ihrer Adresse in diesem Netzwerk steht nichts. Es wurde nichts erlaubt und nichts gesendet.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'Die Einheiten eines Tokens sind nicht sicher',
    body: 'Der Bridge-Dienst zählt ihn in anderen Einheiten als der Token selbst. Es wurde nichts gesendet.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Zu wenig Zeit, um anzukommen',
    body: 'Es käme wohl erst Stunden später zurück, darum wurde nichts gesendet. Versuche es mit einem neuen Angebot.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'Die Bridge dieser Website ist nicht richtig eingerichtet',
    body: 'Es wurde nichts gesendet. Der Betreiber muss die Integrator-ID berichtigen.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'Keine Wallet verbunden',
    body: 'Es wurde nichts gesendet. Verbinde deine Wallet und versuche es erneut.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Ein anderes Konto ist aktiv',
    body: 'Diese Überweisung gehört zu einem anderen Konto. Wechsle in deiner Wallet dorthin und versuche es erneut.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Deine Wallet ist auf einem anderen Netzwerk',
    body: 'Es wurde nichts gesendet. Wechsle das Netzwerk in deiner Wallet und versuche es erneut.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Nicht genug von diesem Token',
    body: 'Dein Guthaben ist niedriger als der Betrag. Es wurde nichts gesendet. Wähle einen niedrigeren Betrag.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Nicht genug für die Netzwerkgebühr',
    body: 'Das Netzwerk wird in seiner eigenen Währung bezahlt. Es wurde nichts gesendet. Füge etwas hinzu und versuche es erneut.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Deine Wallet hat weniger freigegeben als nötig',
    body: 'Es wurde nichts gesendet. Versuche es erneut und gib den ganzen Betrag frei.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'Die Freigabe würde fehlschlagen',
    body: 'Ein Probelauf schlug fehl, darum wurde deine Wallet nicht gefragt und nichts gesendet. Versuche es erneut.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'Die Freigabe ist fehlgeschlagen',
    body: 'Das Netzwerk hat sie rückgängig gemacht. Du hast seine Gebühr bezahlt, gesendet wurde nichts. Versuche es erneut.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'Das Senden würde fehlschlagen',
    body: 'Ein Probelauf schlug fehl, darum wurde deine Wallet nicht gefragt und nichts gesendet. Versuche es erneut.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'Das Netzwerk hat es rückgängig gemacht',
    body: 'Du hast die Netzwerkgebühr bezahlt, der Betrag gehört weiter dir. Versuche es mit einem neuen Angebot erneut.',
  },
  BRIDGE_REVERTED: {
    title: 'Das Netzwerk hat es rückgängig gemacht',
    body: 'Du hast die Netzwerkgebühr bezahlt, der Betrag gehört weiter dir. Versuche es erneut.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'Vielleicht wurde es schon gesendet',
    body: 'Sieh zuerst in deiner Wallet nach: Steht es in ihrer Aktivität? Dann tu nichts, es kommt an. „Erneut versuchen“ sendet es noch einmal.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Du würdest jetzt weniger erhalten',
    body: 'Der Kurs hat sich bewegt, bevor du signiert hast, darum wurde nichts gesendet. „Erneut versuchen“ nimmt den neuen Kurs an.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'Das Angebot ist zu alt',
    body: 'Damit wurde nichts gesendet. „Erneut versuchen“ macht mit dem jetzigen Kurs weiter.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Diesem Angebot ist nicht zu trauen',
    body: 'Es widerspricht sich oder deinem Wunsch, darum wird es nicht verwendet. Es wurde nichts gesendet.',
  },
  BRIDGE_EXPIRED: {
    title: 'Niemand hat rechtzeitig ausgezahlt',
    body: 'Dein Betrag wird auf dem Netzwerk zurückgezahlt, von dem er kam. Du musst nichts tun.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'Die Antwort deiner Wallet ergibt keinen Sinn',
    body: 'Sieh in deiner Wallet nach, ob es gesendet wurde, bevor du es erneut versuchst.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Es fehlt, wonach gesucht werden soll',
    body: 'Gib den Hash der Einzahlungstransaktion ein oder die Nummer der Einzahlung und ihren Pool.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'Das ist kein Transaktions-Hash',
    body: 'Er beginnt mit 0x, dann folgen 64 Ziffern und Buchstaben. Kopiere ihn aus deiner Wallet oder dem Explorer.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'Die Transaktion wurde nicht gefunden',
    body: 'Das Netzwerk hat sie nicht oder noch nicht. Prüfe Hash und Netzwerk.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'Die Einzahlung wurde nicht gefunden',
    body: 'Auf diesem Netzwerk gibt es keine Einzahlung mit dieser Nummer. Prüfe beides.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Noch nicht ausgezahlt',
    body: 'Es wurde keine Auszahlung dieser Einzahlung gefunden. Sie kann noch kommen; bis dahin ist die Einzahlung sicher.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'Die Einzahlung wurde nicht gefunden',
    body: 'Die Transaktion ging durch und enthält keine Einzahlung. Sieh sie dir im Explorer an, bevor du es erneut versuchst.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'Gesendet wurde nicht, was du bestätigt hast',
    body: 'Die Transaktion im Netzwerk weicht ab. Signiere mit dieser Wallet nicht noch einmal.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'In deiner Wallet abgebrochen',
    body: 'Du hast diese Transaktion in deiner Wallet ersetzt. Nichts wurde gebridgt.',
  },
  BRIDGE_NO_WALLET: {
    title: 'Keine Wallet verbunden',
    body: 'Es wurde nichts gesendet. Verbinde deine Wallet und versuche es erneut.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'Keine Wallet verbunden',
    body: 'Es wurde nichts signiert. Verbinde deine Wallet und versuche es erneut.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Bei der Ankunft ist nichts zu tun',
    body: 'Diese Website hat Aktionen verlangt und keine genannt. Es wurde nichts gesendet.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'Was bei der Ankunft geschehen soll, ist ungültig',
    body: 'Der Betreiber dieser Website muss es berichtigen. Es wurde nichts gesendet.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Kein Preis passt',
    body: 'Was bei der Ankunft geschehen soll, änderte sich mit jedem Preis. Es wurde nichts gesendet. Versuche es erneut.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Gerade zu viel für die Gebühr der Website',
    body: 'Kein Relayer kann so viel zusammen mit der Gebühr der Website auszahlen. Es wurde nichts gesendet. Wähle einen kleineren Betrag oder versuche es später erneut.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Dieses Netzwerk kann das bei der Ankunft nicht',
    body: 'Dort könnte nichts die Aktionen ausführen, darum wurde nichts gesendet. Wähle ein anderes Netzwerk.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'Die Bridge dieser Website ist nicht sicher eingerichtet',
    body: 'Ein Schlüssel stand dort, wo ihn jeder Besucher lesen kann, darum wurde er nicht verwendet. Es wurde nichts gesendet.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'Es würde fehlschlagen',
    body: 'Ein Probelauf schlug fehl, darum wurde nichts gesendet. Versuche es erneut oder mit einem anderen Betrag.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'Der Probelauf lässt sich nicht zeigen',
    body: 'Der Dienst, der ihn zeigt, hat nicht geantwortet. Es wurde nichts gesendet.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Probeläufe sind hier nicht eingerichtet',
    body: 'Der Betreiber dieser Website muss sie einrichten. Es wurde nichts gesendet.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Ein anderes Konto hat das gesendet',
    body: 'Nur das Konto, das gesendet hat, darf beschleunigen. Wechsle in deiner Wallet dorthin.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Du würdest zu viel verschenken',
    body: 'Eine neue Überweisung brächte mehr als das. Es wurde nichts signiert. Wähle einen höheren Betrag.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'Das ist mehr, als gesendet wurde',
    body: 'Mehr als zuerst vereinbart kann nicht ankommen. Es wurde nichts signiert. Wähle einen niedrigeren Betrag.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Beschleunigen würde nicht helfen',
    body: 'Die Gebühr ist schon so hoch wie bei einer neuen Überweisung. Es wurde nichts signiert. Sie ist unterwegs.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'Es ist schon angekommen',
    body: 'Es gibt nichts zu beschleunigen, und es wurde nichts signiert.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'Die Antwort deiner Wallet ergibt keinen Sinn',
    body: 'Sie wurde nicht verwendet. Deine Überweisung geht weiter wie bisher. Versuche es erneut.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'Das Beschleunigen würde fehlschlagen',
    body: 'Ein Probelauf schlug fehl, darum wurde es nicht gesendet. Deine Überweisung geht weiter wie bisher.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'Das Beschleunigen ist fehlgeschlagen',
    body: 'Du hast dafür die Netzwerkgebühr bezahlt. Deine Überweisung geht weiter wie bisher.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'Die Überweisung hat angehalten',
    body: 'Etwas Unerwartetes ist geschehen. Sieh in deiner Wallet nach, ob es gesendet wurde, und versuche es dann erneut.',
  },
}
