import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'Der Wert ist kein gültiger Name',
    body: 'Es wurde nichts signiert. Wähle einen anderen Namen.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Du hast schon einen Namen',
    body: 'Es wurde nichts signiert. Dein Konto behält den Namen, den es hat.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Fehler beim Auflösen des Namens',
    body: 'Wem er gehört, ist nicht bekannt. Versuche es gleich erneut oder nimm eine Adresse.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Fehler beim Abrufen von Namensvorschlägen',
    body: 'Versuche es gleich erneut oder wähle selbst einen Namen.',
  },
  NAMES_NOT_FOUND: {
    title: 'Fehler beim Abrufen der Namen zur Adresse',
    body: 'Welche Namen dieses Konto hat, ist nicht bekannt. Versuche es gleich erneut.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Fehler beim Registrieren des Namens',
    body: 'Der Dienst hat ihn nicht angenommen. Versuche es erneut oder wähle einen anderen Namen.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'Keine Namen auf diesem Netzwerk',
    body: 'Der Namensdienst kennt dieses Netzwerk nicht oder ist nicht erreichbar. Nimm eine Adresse.',
  },
}
