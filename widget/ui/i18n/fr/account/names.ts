import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'Choisir un nom de compte',
    title: 'Choisir un nom',
    label: 'Nom',
    placeholder: 'votre-nom',
    hint: 'Lettres, chiffres et traits d’union, au moins 4.',
    characters: 'Seulement des lettres, des chiffres et le caractère -',
    tooShort: 'Le nom doit compter au moins 4 caractères',
    tooLong: 'Le nom peut compter 63 caractères au plus',
    result: 'Votre nom',
    available: 'Disponible',
    registered: 'Enregistré',
    checking: 'Vérification',
    unknown: 'Vérification impossible',
    resolveFailed: 'Erreur de résolution du nom',
    suggestions: 'Noms proches encore libres',
    suggestionsFailed: 'Erreur lors de la recherche de suggestions',
    ownUnknown: 'Erreur lors de la recherche des noms de l’adresse',
    enter: 'Saisissez un nom',
    taken: 'Ce nom est pris',
    another: 'Choisir un autre nom',
    register: (name) => `Enregistrer ${name}`,
    footnote:
      'C’est gratuit : vous signez un message et rien ne bouge. Chacun peut voir à quelle adresse mène le nom.',
    signingTitle: (wallet) => `Continuez dans ${wallet}`,
    signingBody: (name) =>
      `Signez-y le message pour obtenir ${name}. C’est gratuit et ne déplace rien.`,
    sendingTitle: (name) => `Enregistrement de ${name}`,
    doneTitle: 'Nom enregistré',
    yours: (name) => `${name} est à vous`,
    doneBody: 'Envoyer à ce nom, c’est envoyer à votre compte.',
    copy: (name) => `Copier ${name}`,
    ownedTitle: 'Vous avez déjà un nom',
    ownedBody: (name) => `${name} mène à ce compte.`,
    emptyBody: 'Connectez un wallet pour donner un nom à son compte.',
    unavailableTitle: 'Pas de noms ici',
    unavailableBody: (network) =>
      `Le service de noms ne connaît pas ${network} ou est injoignable. Réessayez, ou changez de réseau.`,
  },
} satisfies typeof english
