import type { MailWords } from '../mailWords.ts'

/** Italian. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Approva un nuovo dispositivo per ${brand}`,
    lead: ({ brand, deviceName }) =>
      `Qualcuno vuole accedere al tuo wallet ${brand} con ${deviceName}. Apri questa pagina e approva. Ti mostrerà poi un codice da scrivere dove hai iniziato.`,
    action: 'Vedi la richiesta',
    after: ({ duration }) =>
      `Il link vale ${duration}. Non eri tu? Non fare nulla, oppure apri la pagina e rifiuta. Nessuno entra senza la tua risposta.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} è il tuo codice ${brand}`,
    lead: ({ brand }) => `Il tuo codice per accedere al tuo wallet ${brand}:`,
    after: ({ brand, duration }) =>
      `Il codice scade tra ${duration}. Scrivilo solo dove hai iniziato ad accedere e non darlo a nessuno: ${brand} non lo chiede mai. Non eri tu? Allora qualcuno ha scritto il tuo indirizzo; ignora questa email.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} conferma il cambio del tuo indirizzo email ${brand}`,
    lead: () =>
      'Qualcuno che ha effettuato l’accesso al tuo wallet vuole usare un altro indirizzo email. Questo codice conferma quello attuale:',
    after: ({ duration }) =>
      `Il codice scade tra ${duration}. Non eri tu? Non dare il codice a nessuno, apri Dispositivi nel tuo wallet e rimuovi quelli che non conosci.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} conferma il tuo nuovo indirizzo email ${brand}`,
    lead: ({ brand }) =>
      `Questo codice conferma che il tuo wallet ${brand} può usare questo indirizzo:`,
    after: ({ duration }) =>
      `Il codice scade tra ${duration}. Non eri tu? Allora qualcuno ha scritto il tuo indirizzo; ignora questa email.`,
  },
  change: {
    subject: ({ brand }) => `Il tuo wallet ${brand}: una modifica è in attesa`,
    lead: ({ what, due, deviceName }) =>
      `Qualcuno che ha effettuato l’accesso con ${deviceName} ha chiesto questo: ${what}. Avverrà dopo il ${due}.`,
    action: 'Guarda e ferma',
    after: () =>
      'Sei stato tu? Non fare nulla. Non sei stato tu? Fermala con questo link e cambia la password della tua e-mail: chi l’ha chiesta forse legge la tua posta.',
    what: { delete: 'il tuo account viene eliminato', device: (name) => `${name} viene rimosso` },
  },
  notice: {
    subject: ({ brand }) => `Il tuo wallet ${brand}: sei stato tu?`,
    lead: ({ what, deviceName }) =>
      `Con ${deviceName} nel tuo wallet è stato fatto questo: ${what}.`,
    after: () =>
      'Sei stato tu? Non fare nulla. Non sei stato tu? Allora qualcun altro può usare il tuo wallet: accedi, rimuovi i dispositivi che non conosci, imposta di nuovo il recupero, sposta ciò che hai in un altro wallet e cambia la password della tua e-mail.',
    what: {
      recovery: 'è stato impostato un nuovo recupero e quello precedente non serve più',
      letIn: (name) => `${name} è stato fatto entrare e può firmare`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} su ${system}`,
    unknown: 'un browser',
  },
  asked: ({ site, deviceName, time }) => `Richiesto su ${site}, con ${deviceName}, il ${time}.`,
}
