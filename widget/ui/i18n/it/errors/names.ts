import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'Il valore non è un nome valido',
    body: 'Non è stato firmato nulla. Scegli un altro nome.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Hai già un nome',
    body: 'Non è stato firmato nulla. Il tuo account mantiene il nome che ha.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Errore nella risoluzione del nome',
    body: 'Non si sa di chi sia. Riprova tra un attimo, o usa un indirizzo.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Errore nel recupero dei suggerimenti',
    body: 'Riprova tra un attimo, o scegli tu un nome.',
  },
  NAMES_NOT_FOUND: {
    title: 'Errore nel recupero dei nomi dell’indirizzo',
    body: 'Non si sa quali nomi abbia questo account. Riprova tra un attimo.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Errore nella registrazione del nome',
    body: 'Il servizio non l’ha accettato. Riprova, o scegli un altro nome.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'Nessun nome su questa rete',
    body: 'Il servizio dei nomi non conosce questa rete o non è raggiungibile. Usa un indirizzo.',
  },
}
