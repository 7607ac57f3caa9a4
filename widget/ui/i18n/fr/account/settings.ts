import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Thème',
    themes: { light: 'Clair', dark: 'Sombre', auto: 'Comme l’appareil' },
    asSite: 'Comme le site',
    network: 'Réseau de départ',
    note: 'Ces choix valent sur ce site et priment sur ses réglages.',
    help: 'Aide',
    log: 'Journal pour le support',
    logLead:
      'Ce que le widget a fait sur cette page : connexions, requêtes par nom, étapes des transferts, erreurs. Les adresses, les clés et les montants n’y figurent pas. Il reste ici jusqu’à ce que vous le partagiez.',
    logOff: 'Ce site ne tient pas de journal.',
    copy: 'Copier le journal',
    copyFailed: 'Votre navigateur n’a pas permis la copie. Sélectionnez plutôt le texte.',
    about: 'À propos',
    site: 'Site',
    version: 'Version',
    kept: 'Mémorisé',
    keptIn: {
      local: 'Dans ce navigateur',
      cookie: 'Dans un cookie pour ce site',
      memory: 'Jusqu’à la fermeture de la page',
    },
  },
} satisfies typeof english
