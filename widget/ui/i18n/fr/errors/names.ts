import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'La valeur n’est pas un nom valide',
    body: 'Rien n’a été signé. Choisissez un autre nom.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Vous avez déjà un nom',
    body: 'Rien n’a été signé. Votre compte garde le nom qu’il a.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Erreur de résolution du nom',
    body: 'On ne sait pas à qui il est. Réessayez dans un instant, ou utilisez une adresse.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Erreur lors de la recherche de suggestions',
    body: 'Réessayez dans un instant, ou choisissez vous-même un nom.',
  },
  NAMES_NOT_FOUND: {
    title: 'Erreur lors de la recherche des noms de l’adresse',
    body: 'On ne sait pas quels noms a ce compte. Réessayez dans un instant.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Erreur d’enregistrement du nom',
    body: 'Le service ne l’a pas pris. Réessayez, ou choisissez un autre nom.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'Pas de noms sur ce réseau',
    body: 'Le service de noms ne connaît pas ce réseau ou est injoignable. Utilisez une adresse.',
  },
}
