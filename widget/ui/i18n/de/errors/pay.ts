import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'Auf dieser Website lässt sich nichts kaufen',
    body: 'Der Betreiber hat keine Projekt-ID gesetzt. Es wurde nichts bezahlt.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Dieser Preis stimmt nicht',
    body: 'Er gilt für etwas anderes, als du gewählt hast. Es wurde nichts bezahlt; versuche es erneut.',
  },
  PAY_OFF: {
    title: 'Zahlungen sind auf dieser Website aus',
    body: 'Der Betreiber hat sie nicht eingeschaltet. Es wurde nichts bezahlt.',
  },
  INVALID_PAYMENT: {
    title: 'Diese Zahlung kann nicht verlangt werden',
    body: 'Die Website hat sie falsch angefordert. Es wurde nichts bezahlt.',
  },
  NO_SUCH_TOKEN: {
    title: 'Diesen Token gibt es nicht',
    body: 'Auf diesem Netzwerk antwortet nichts an seiner Adresse. Es wurde nichts gesendet.',
  },
  PAY_NOT_COVERED: {
    title: 'Der Preis hat sich bewegt',
    body: 'Die Bridge nimmt mehr als vorher. Was du getauscht hast, ist in deiner Wallet: Wähle, wie es weitergeht.',
  },
  PAY_OTHER_WAY: {
    title: 'Du hast einen anderen Zahlungsweg gewählt',
    body: 'Damit endete diese Überweisung, bevor etwas gesendet wurde.',
  },
  PAY_NO_PRICE: {
    title: 'Die Bridge nennt dafür keinen Preis',
    body: 'Genau dieser Betrag lässt sich gerade nicht darüber zahlen. Es wurde nichts gesendet.',
  },
  PAY_TAKES_MORE: {
    title: 'Es würde mehr nehmen',
    body: 'Die Zahlung würde mehr von dir nehmen, als hier steht, oder weniger zahlen. Es wurde nichts gesendet.',
  },
  PAY_UNCHECKED: {
    title: 'Ließ sich nicht prüfen',
    body: 'Kein Knoten dieses Netzwerks kann die Zahlung vor dem Senden probieren, darum wurde sie nicht gesendet.',
  },
}
