import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: 'Refusé dans votre wallet',
    body: 'Rien n’a été envoyé ni signé.',
  },
  4100: {
    title: 'Votre wallet ne l’a pas autorisé',
    body: 'Ouvrez votre wallet, déverrouillez-le et autorisez ce site, puis réessayez.',
  },
  4200: {
    title: 'Votre wallet ne peut pas faire cela',
    body: 'Rien n’a été envoyé. Essayez avec un autre wallet.',
  },
  4900: {
    title: 'Wallet déconnecté',
    body: 'Reconnectez-vous pour continuer. Rien n’a été envoyé.',
  },
  4901: {
    title: 'Votre wallet n’a pas de connexion',
    body: 'Il ne peut pas joindre ce réseau en ce moment. Rien n’a été envoyé. Réessayez dans un instant.',
  },
  4902: {
    title: 'Votre wallet ne connaît pas ce réseau',
    body: 'Ajoutez le réseau dans votre wallet, puis réessayez.',
  },
  '-32002': {
    title: 'Votre wallet attend déjà une réponse',
    body: 'Ouvrez votre wallet et répondez à la demande qui y attend.',
  },
  5000: {
    title: 'Refusé dans votre wallet',
    body: 'Rien n’a été partagé.',
  },
  WRONG_ACCOUNT: {
    title: 'Un autre compte est actif',
    body: 'Rien n’a été envoyé. Vérifiez le compte dans votre wallet, puis confirmez à nouveau.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Votre wallet n’a pas pu l’envoyer',
    body: 'Rien n’a été envoyé. Réessayez, ou cherchez-en la raison dans votre wallet.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Pas de nouvelles de votre wallet',
    body: 'Il a pris la demande et ne l’a pas encore confirmée. Regardez dans votre wallet, puis réessayez : rien n’est envoyé deux fois.',
  },
  5710: {
    title: 'Pas sur ce réseau',
    body: 'Votre wallet n’accepte pas de lots d’appels ici. Rien n’a été envoyé.',
  },
  5720: {
    title: 'Demandé deux fois',
    body: 'Votre wallet a déjà cette demande. Regardez dans votre wallet.',
  },
  5730: {
    title: 'Votre wallet ne connaît pas cette demande',
    body: 'Elle n’a peut-être jamais été confirmée. Regardez dans votre wallet.',
  },
  5750: {
    title: 'Mise à niveau du compte refusée',
    body: 'Rien n’a été envoyé. Vous pouvez continuer sans.',
  },
  5760: {
    title: 'Votre wallet ne peut pas le faire en une fois',
    body: 'Rien n’a été envoyé.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Action non autorisée',
    body: 'Ce site a demandé quelque chose que le widget ne fait pas. Rien n’a été envoyé ni signé.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'Aucun compte n’a été partagé',
    body: 'Choisissez un compte pour ce site dans votre wallet, puis réessayez.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'La réponse de votre wallet n’a pas de sens',
    body: 'Elle n’a pas été utilisée. Mettez votre wallet à jour, ou connectez-en un autre.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Ce wallet n’est pas ici',
    body: 'Ouvrez la page où vous l’avez connecté, ou connectez un autre wallet. Vos fonds ne sont pas affectés.',
  },
  UNKNOWN_WALLET: {
    title: 'Ce wallet n’est plus ici',
    body: 'Rechargez la page, ou connectez un autre wallet. Vos fonds ne sont pas affectés.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Votre wallet est resté sur son réseau',
    body: 'Rien n’a été envoyé. Changez de réseau dans votre wallet, puis réessayez.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'ID de projet non configuré',
    body: 'Ce site demande quelque chose qui exige un ID de projet. Tout le reste fonctionne.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Réseau introuvable',
    body: 'Ce site a demandé un réseau qu’il n’a pas configuré. Vous restez sur le vôtre.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Configuration d’app non valide',
    body: 'Ce site n’est pas sur la liste de son propre projet. Vos fonds ne sont pas affectés.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Ce type de réseau n’est pas pris en charge',
    body: 'Choisissez un autre réseau. Vos fonds ne sont pas affectés.',
  },
  INVALID_CHAIN_ID: {
    title: 'chainId non valide',
    body: 'Personne ne peut avoir de nom sur ce réseau. Rien n’a été signé.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'WalletConnect est injoignable',
    body: 'Rien n’a été envoyé. Votre réseau le bloque peut-être : essayez un autre réseau ou un VPN, puis réessayez.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect refuse ce site',
    body: 'Le propriétaire de ce site doit corriger son ID de projet. Choisissez une autre façon de vous connecter.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect est utilisé dans un autre onglet',
    body: 'Continuez dans l’autre onglet de ce site, ou fermez-le et réessayez ici.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Votre wallet doit être reconnecté',
    body: 'Ce navigateur ne garde rien ici, donc la session WalletConnect a pris fin avec la page.',
  },
  EXPIRED: {
    title: 'C’était trop long',
    body: 'La demande a expiré. Rien n’a été partagé ; réessayez.',
  },
  NO_MATCHING_KEY: {
    title: 'Session expirée',
    body: 'Votre wallet ne connaît plus cette session. Reconnectez-le.',
  },
  MISSING_OR_INVALID: {
    title: 'Votre wallet n’a pas approuvé',
    body: 'La demande n’a pas été envoyée. Reconnectez-vous et approuvez ce réseau, ou utilisez un autre wallet.',
  },
  NOT_INITIALIZED: {
    title: 'Aucun wallet connecté',
    body: 'Rien n’a été envoyé. Connectez votre wallet, puis réessayez.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Votre wallet n’offre pas ce réseau',
    body: 'Changez de réseau dans le wallet, ou connectez un autre wallet.',
  },
  USER_DISCONNECTED: {
    title: 'Le wallet a mis fin à la connexion',
    body: 'Vérifiez dans le wallet ce qu’il a fait en dernier, puis reconnectez-le.',
  },
}
