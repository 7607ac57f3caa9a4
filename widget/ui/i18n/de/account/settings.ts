import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Design',
    themes: { light: 'Hell', dark: 'Dunkel', auto: 'Wie dein Gerät' },
    asSite: 'Wie die Website',
    network: 'Netzwerk am Anfang',
    note: 'Das gilt auf dieser Website und geht dem vor, was sie vorgibt.',
    help: 'Hilfe',
    log: 'Protokoll für den Support',
    logLead:
      'Was das Widget auf dieser Seite getan hat: Verbindungen, Anfragen nach Namen, Schritte von Überweisungen, Fehler. Adressen, Schlüssel und Beträge stehen nicht darin. Es bleibt hier, bis du es teilst.',
    logOff: 'Diese Website führt kein Protokoll.',
    copy: 'Protokoll kopieren',
    copyFailed: 'Dein Browser hat das Kopieren nicht erlaubt. Markiere stattdessen den Text.',
    about: 'Info',
    site: 'Website',
    version: 'Version',
    kept: 'Gespeichert',
    keptIn: {
      local: 'In diesem Browser',
      cookie: 'In einem Cookie für diese Website',
      memory: 'Bis die Seite geschlossen wird',
    },
  },
} satisfies typeof english
