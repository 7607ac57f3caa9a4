import type { MailWords } from '../mailWords.ts'

/** German. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Gib ein neues Gerät für ${brand} frei`,
    lead: ({ brand, deviceName }) =>
      `Jemand möchte sich mit ${deviceName} bei deiner Wallet von ${brand} anmelden. Öffne diese Seite und gib es frei. Sie zeigt dir dann einen Code, den du dort eingibst, wo du angefangen hast.`,
    action: 'Anfrage ansehen',
    after: ({ duration }) =>
      `Der Link gilt ${duration}. Warst du das nicht? Tu nichts, oder öffne die Seite und lehne ab. Ohne deine Antwort kommt niemand hinein.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} ist dein Code für ${brand}`,
    lead: ({ brand }) => `Dein Code, um dich bei deiner Wallet von ${brand} anzumelden:`,
    after: ({ brand, duration }) =>
      `Der Code läuft in ${duration} ab. Gib ihn nur dort ein, wo du die Anmeldung begonnen hast, und gib ihn niemandem: ${brand} fragt nie danach. Warst du das nicht? Dann hat jemand deine Adresse eingegeben; ignoriere diese E-Mail.`,
  },
  oldAddress: {
    subject: ({ brand }, code) =>
      `${code} bestätigt, dass du deine E-Mail-Adresse bei ${brand} änderst`,
    lead: () =>
      'Jemand, der bei deiner Wallet angemeldet ist, möchte eine andere E-Mail-Adresse verwenden. Dieser Code bestätigt deine jetzige:',
    after: ({ duration }) =>
      `Der Code läuft in ${duration} ab. Warst du das nicht? Gib den Code niemandem, öffne „Geräte“ in deiner Wallet und entferne alle, die du nicht kennst.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} bestätigt deine neue E-Mail-Adresse bei ${brand}`,
    lead: ({ brand }) =>
      `Dieser Code bestätigt, dass deine Wallet von ${brand} diese Adresse verwenden darf:`,
    after: ({ duration }) =>
      `Der Code läuft in ${duration} ab. Warst du das nicht? Dann hat jemand deine Adresse eingegeben; ignoriere diese E-Mail.`,
  },
  change: {
    subject: ({ brand }) => `Deine Wallet von ${brand}: Eine Änderung steht an`,
    lead: ({ what, due, deviceName }) =>
      `Jemand, der sich mit ${deviceName} angemeldet hat, hat das verlangt: ${what}. Es geschieht nach dem ${due}.`,
    action: 'Ansehen und aufhalten',
    after: () =>
      'Warst du das? Dann tu nichts. Warst du es nicht? Halte es mit diesem Link auf und ändere das Passwort deines E-Mail-Kontos: Wer das verlangt hat, liest vielleicht deine E-Mails.',
    what: { delete: 'Dein Konto wird gelöscht', device: (name) => `Entfernt wird: ${name}` },
  },
  notice: {
    subject: ({ brand }) => `Deine Wallet von ${brand}: Warst du das?`,
    lead: ({ what, deviceName }) =>
      `Mit ${deviceName} ist in deiner Wallet Folgendes geschehen: ${what}.`,
    after: () =>
      'Warst du das? Dann tu nichts. Warst du es nicht? Dann kann jemand anders deine Wallet benutzen: Melde dich an, entferne die Geräte, die du nicht kennst, richte deine Wiederherstellung neu ein, überweise an eine andere Wallet, was du hast, und ändere das Passwort deines E-Mail-Kontos.',
    what: {
      recovery: 'Eine neue Wiederherstellung wurde eingerichtet, und die frühere gilt nicht mehr',
      letIn: (name) => `${name} wurde hereingelassen und kann signieren`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} unter ${system}`,
    unknown: 'einem Browser',
  },
  asked: ({ site, deviceName, time }) => `Angefragt auf ${site}, mit ${deviceName}, am ${time}.`,
}
