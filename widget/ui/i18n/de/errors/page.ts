import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'Das Wallet-Fenster hat sich nicht geöffnet',
    body: 'Dein Geld ist nicht betroffen. Lade die Seite neu und versuche es erneut.',
  },
  FRAME_REFUSED: {
    title: 'Das Wallet-Fenster wurde abgelehnt',
    body: 'Diese Website steht nicht auf der Liste der erlaubten Websites der Wallet. Dein Geld ist nicht betroffen.',
  },
  FRAME_LOST: {
    title: 'Das Wallet-Fenster hat sich von selbst geschlossen',
    body: 'Was gesendet wurde, geht weiter. Öffne es erneut, um zu sehen, wo es ist.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Dieser Teil wurde nicht geladen',
    body: 'Prüfe deine Verbindung und lade die Seite neu. Dein Geld ist nicht betroffen.',
  },
  VIEW_NOT_LOADED: {
    title: 'Dieser Teil wurde nicht geladen',
    body: 'Prüfe deine Verbindung und lade die Seite neu. Dein Geld ist nicht betroffen.',
  },
  CSP_FRAME_SRC: {
    title: 'Diese Seite blockiert das Wallet-Fenster',
    body: 'Der Betreiber muss es in der Sicherheitsrichtlinie der Seite erlauben. Es wurde nichts geteilt.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Diese Website darf die Wallet nicht öffnen',
    body: 'Ihre Adresse steht nicht auf der Liste der erlaubten Websites.',
  },
  NESTED_HOST: {
    title: 'Diese Seite wird in einer anderen angezeigt',
    body: 'Dort öffnet sich die Wallet nicht, damit niemand sie verdecken kann. Öffne die Seite für sich allein.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'Die Wallet ist hier nicht sicher eingerichtet',
    body: 'Sie muss von einer eigenen Adresse kommen. Es wurde nichts geteilt.',
  },
  STORAGE_BLOCKED: {
    title: 'Dein Browser speichert hier nichts',
    body: 'Alles funktioniert, aber du verbindest dich bei jedem Besuch neu.',
  },
  PROTOCOL_MISMATCH: {
    title: 'Ein Update ist nötig',
    body: 'Diese Seite hat eine ältere Version geladen. Lade die Seite neu, um fortzufahren.',
  },
  POPUP_BLOCKED: {
    title: 'Dein Browser hat ein Fenster blockiert',
    body: 'Erlaube Fenster für diese Seite und versuche es erneut. Es wurde nichts gesendet.',
  },
  FLOOD: {
    title: 'Diese Seite fragt zu oft',
    body: 'Ihre Anfragen wurden angehalten. Es wurde nichts gesendet. Lade die Seite neu, um fortzufahren.',
  },
  TOO_MANY_OPENS: {
    title: 'Diese Seite fragt zu oft',
    body: 'Warte einen Moment und öffne die Wallet dann erneut.',
  },
  INVALID_OPTIONS: {
    title: 'Die Wallet ist hier nicht richtig eingerichtet',
    body: 'Der Betreiber dieser Website muss die Einstellungen berichtigen. Es wurde nichts geteilt.',
  },
  TARGET_NOT_FOUND: {
    title: 'Die Wallet hat auf dieser Seite keinen Platz',
    body: 'Der Betreiber dieser Website muss die Einstellungen berichtigen. Es wurde nichts geteilt.',
  },
  DESTROYED: {
    title: 'Die Wallet wurde von dieser Seite geschlossen',
    body: 'Was gesendet wurde, geht weiter. Lade die Seite neu, um sie wieder zu öffnen.',
  },
}
