import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'Betrag und Empfängeradresse sind nötig',
    body: 'Es wurde nichts gesendet. Fülle beides aus und mach dann weiter.',
  },
  SEND_NO_TOKEN: {
    title: 'Ein Token ist nötig',
    body: 'Es wurde nichts gesendet. Wähle einen und mach dann weiter.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Nicht unterstützte Chain',
    body: 'Von hier lässt sich auf diesem Netzwerk nichts senden. Wähle ein anderes.',
  },
  SEND_WOULD_FAIL: {
    title: 'Es würde fehlschlagen',
    body: 'Ein Probelauf schlug fehl, darum wurde deine Wallet nicht gefragt und nichts gesendet. Prüfe Token und Empfänger.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token nicht gefunden',
    body: 'Diese Website hat einen Token genannt, der auf diesem Netzwerk nicht bekannt ist. Es wurde nichts gesendet.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Niemand weiß, ob es gesendet wurde',
    body: 'Von deiner Wallet kam hier keine Antwort an. Sieh in ihr nach, bevor du erneut sendest.',
  },
  TRANSACTION_REVERTED: {
    title: 'Das Netzwerk hat es rückgängig gemacht',
    body: 'Du hast die Netzwerkgebühr bezahlt, der Betrag gehört weiter dir.',
  },
  TRANSACTION_EXPIRED: {
    title: 'Das Netzwerk hat es nicht rechtzeitig aufgenommen',
    body: 'Es wurde nichts gesendet: Du kannst erneut senden.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Deine Wallet hat etwas anderes signiert',
    body: 'Es ist nicht, was du bestätigt hast, darum wurde nichts gesendet. Signiere mit dieser Wallet nicht noch einmal.',
  },
  WRONG_CLUSTER: {
    title: 'Der Node ist auf einem anderen Netzwerk',
    body: 'Es wurde nichts gesendet. Der Betreiber dieses Widgets muss die Adresse des Nodes korrigieren.',
  },
}
