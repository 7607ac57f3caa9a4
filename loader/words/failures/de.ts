import type { words as english } from './en.ts'

/** German: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Erneut versuchen',
  other: 'Etwas ist schiefgelaufen',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Diese Seite blockiert das Wallet-Fenster',
      body: 'Der Betreiber muss es in der Sicherheitsrichtlinie der Seite erlauben. Es wurde nichts geteilt.',
    },
    FRAME_REFUSED: {
      title: 'Das Wallet-Fenster wurde abgelehnt',
      body: 'Diese Website steht nicht auf der Liste der erlaubten Websites der Wallet. Dein Geld ist nicht betroffen.',
    },
    FRAME_TIMEOUT: {
      title: 'Das Wallet-Fenster hat sich nicht geöffnet',
      body: 'Dein Geld ist nicht betroffen. Lade die Seite neu und versuche es erneut.',
    },
    FRAME_LOST: {
      title: 'Das Wallet-Fenster hat sich von selbst geschlossen',
      body: 'Was gesendet wurde, geht weiter. Öffne es erneut, um zu sehen, wo es ist.',
    },
    FLOOD: {
      title: 'Diese Seite fragt zu oft',
      body: 'Ihre Anfragen wurden angehalten. Es wurde nichts gesendet. Lade die Seite neu, um fortzufahren.',
    },
    PROTOCOL_MISMATCH: {
      title: 'Ein Update ist nötig',
      body: 'Diese Seite hat eine ältere Version geladen. Lade die Seite neu, um fortzufahren.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Diese Website darf die Wallet nicht öffnen',
      body: 'Ihre Adresse steht nicht auf der Liste der erlaubten Websites.',
    },
    NESTED_HOST: {
      title: 'Diese Seite wird in einer anderen angezeigt',
      body: 'Dort öffnet sich die Wallet nicht, damit niemand sie verdecken kann. Öffne die Seite für sich allein.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Dieser Teil wurde nicht geladen',
      body: 'Prüfe deine Verbindung und lade die Seite neu. Dein Geld ist nicht betroffen.',
    },
  },
} satisfies typeof english
