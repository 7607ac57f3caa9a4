import type { MailWords } from '../mailWords.ts'

/** French. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Approuvez un nouvel appareil pour ${brand}`,
    lead: ({ brand, deviceName }) =>
      `Quelqu’un veut se connecter à votre wallet ${brand} avec ${deviceName}. Ouvrez cette page et approuvez. Elle vous montre alors un code à saisir là où vous avez commencé.`,
    action: 'Voir la demande',
    after: ({ duration }) =>
      `Le lien est valable ${duration}. Ce n’était pas vous ? Ne faites rien, ou ouvrez la page et refusez. Personne n’entre sans votre réponse.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} est votre code ${brand}`,
    lead: ({ brand }) => `Votre code pour vous connecter à votre wallet ${brand} :`,
    after: ({ brand, duration }) =>
      `Le code expire dans ${duration}. Saisissez-le seulement là où vous avez commencé à vous connecter et ne le donnez à personne : ${brand} ne le demande jamais. Ce n’était pas vous ? Quelqu’un a donc saisi votre adresse ; ignorez cet e-mail.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} confirme le changement de votre adresse e-mail ${brand}`,
    lead: () =>
      'Quelqu’un qui est connecté à votre wallet veut utiliser une autre adresse e-mail. Ce code confirme votre adresse actuelle :',
    after: ({ duration }) =>
      `Le code expire dans ${duration}. Ce n’était pas vous ? Ne donnez le code à personne, ouvrez Appareils dans votre wallet et retirez ceux que vous ne connaissez pas.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} confirme votre nouvelle adresse e-mail ${brand}`,
    lead: ({ brand }) => `Ce code confirme que votre wallet ${brand} peut utiliser cette adresse :`,
    after: ({ duration }) =>
      `Le code expire dans ${duration}. Ce n’était pas vous ? Quelqu’un a donc saisi votre adresse ; ignorez cet e-mail.`,
  },
  change: {
    subject: ({ brand }) => `Votre portefeuille ${brand} : un changement est en attente`,
    lead: ({ what, due, deviceName }) =>
      `Quelqu’un connecté avec ${deviceName} a demandé ceci : ${what}. Cela se fera après le ${due}.`,
    action: 'Voir et arrêter',
    after: () =>
      'C’était vous ? Ne faites rien. Ce n’était pas vous ? Arrêtez-le avec ce lien et changez le mot de passe de votre messagerie : la personne qui l’a demandé lit peut-être vos e-mails.',
    what: { delete: 'votre compte est supprimé', device: (name) => `${name} est retiré` },
  },
  notice: {
    subject: ({ brand }) => `Votre portefeuille ${brand} : était-ce vous ?`,
    lead: ({ what, deviceName }) =>
      `Avec ${deviceName}, ceci a été fait dans votre portefeuille : ${what}.`,
    after: () =>
      'C’était vous ? Ne faites rien. Ce n’était pas vous ? Alors quelqu’un d’autre peut utiliser votre portefeuille : connectez-vous, retirez les appareils que vous ne connaissez pas, reconfigurez votre récupération, transférez ce que vous détenez vers un autre portefeuille et changez le mot de passe de votre messagerie.',
    what: {
      recovery: 'une nouvelle récupération a été configurée, et l’ancienne ne sert plus à rien',
      letIn: (name) => `${name} a été admis et peut signer`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} sous ${system}`,
    unknown: 'un navigateur',
  },
  asked: ({ site, deviceName, time }) => `Demandé sur ${site}, avec ${deviceName}, le ${time}.`,
}
