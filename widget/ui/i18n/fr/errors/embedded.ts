import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Une erreur s’est produite',
    body: 'Le wallet intégré n’a pas été compris. Rien n’a été signé. Rechargez la page et réessayez.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Session expirée',
    body: 'Pour signer, connectez-vous à nouveau. Votre wallet est en sécurité.',
  },
  LOGIN_EXPIRED: {
    title: 'Cette connexion est terminée',
    body: 'Le code ou le lien a été utilisé, ou a expiré. Recommencez.',
  },
  OTP_WRONG: {
    title: 'Code incorrect',
    body: 'Ce n’est pas le code envoyé. Regardez le dernier e-mail.',
  },
  OTP_EXPIRED: {
    title: 'Le code a expiré',
    body: 'Demandez-en un nouveau.',
  },
  OTP_ATTEMPTS: {
    title: 'Trop de codes incorrects',
    body: 'Cette connexion est terminée. Demandez un nouveau code.',
  },
  RATE_LIMITED: {
    title: 'Trop d’essais',
    body: 'Attendez un peu, puis réessayez.',
  },
  EMAIL_PAUSE: {
    title: 'Veuillez patienter un instant',
    body: 'Un autre e-mail peut être envoyé dans quelques secondes.',
  },
  EMAIL_INVALID: {
    title: 'E-mail non valide. Réessayez.',
    body: 'Vérifiez l’adresse, puis envoyez-la à nouveau.',
  },
  EMAIL_TAKEN: {
    title: 'Cet e-mail appartient à un autre compte',
    body: 'Utilisez une autre adresse.',
  },
  MAIL_FAILED: {
    title: 'L’e-mail n’a pas pu être envoyé',
    body: 'Vérifiez l’adresse, ou réessayez dans un instant.',
  },
  DEVICE_REFUSED: {
    title: 'L’appareil a été refusé',
    body: 'Quelqu’un a appuyé sur Refuser dans l’e-mail. Si c’était vous, recommencez.',
  },
  PROVIDER_OFF: {
    title: 'Cette connexion n’est pas proposée ici',
    body: 'Choisissez une autre façon de vous connecter.',
  },
  PROVIDER_FAILED: {
    title: 'La connexion n’a pas été acceptée',
    body: 'Le fournisseur a refusé ou échoué. Rien n’a été partagé. Réessayez.',
  },
  SERVICE_DOWN: {
    title: 'Le wallet intégré ne répond pas',
    body: 'Votre wallet est en sécurité. Réessayez dans un instant.',
  },
  KEYS_EXIST: {
    title: 'Un autre appareil a été plus rapide',
    body: 'Votre wallet a été configuré là-bas. Connectez-vous à nouveau.',
  },
  NO_SHARE: {
    title: 'Terminez la configuration de ce navigateur',
    body: 'Ce navigateur ne peut pas encore signer. Récupérez votre wallet ici, ou approuvez ce navigateur depuis un autre appareil.',
  },
  SHARE_TAMPERED: {
    title: 'Le wallet n’a pas pu être ouvert',
    body: 'Ce qui est enregistré ici ne correspond pas à votre compte. Rien n’a été signé. Récupérez votre wallet.',
  },
  KEY_NEEDED: {
    title: 'Seule votre clé peut le faire',
    body: 'Faites-le dans un navigateur qui peut signer pour ce portefeuille.',
  },
  RECOVERY_WRONG: {
    title: 'Cela ne s’est pas ouvert',
    body: 'La phrase secrète, la passkey ou le fichier n’est pas le bon. Réessayez.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Pas avec un compte intelligent',
    body: 'Les comptes intelligents envoient des opérations, pas des transactions. Rien n’a été envoyé.',
  },
  SESSION_NOT_REVOKED: {
    title: 'L’autorisation n’a pas été révoquée',
    body: 'Elle est toujours valable. Réessayez dans un instant.',
  },
  BUNDLER_DOWN: {
    title: 'L’envoi n’a pas pu se faire',
    body: 'Le service qui envoie pour les comptes intelligents (bundler) ne répond pas. Réessayez : l’envoi se fait une fois au plus.',
  },
  OPERATION_REFUSED: {
    title: 'L’envoi n’a pas été accepté',
    body: 'Le service qui envoie pour les comptes intelligents (bundler) l’a refusé. Rien n’a été envoyé.',
  },
  OPERATION_NONCE: {
    title: 'Autre chose a pris sa place',
    body: 'Votre compte a envoyé autre chose entre-temps. Réessayez.',
  },
  OPERATION_REVERTED: {
    title: 'Le réseau l’a annulé',
    body: 'Rien n’a bougé, à part les frais de réseau.',
  },
  OPERATION_PENDING: {
    title: 'C’est plus long que d’habitude',
    body: 'C’est envoyé, mais pas encore dans un bloc. Regardez votre activité avant d’envoyer à nouveau.',
  },
  RPC_FAILED: {
    title: 'Le réseau n’a pas répondu',
    body: 'Rien n’a été envoyé. Réessayez dans un instant.',
  },
  NETWORK_UNKNOWN: {
    title: 'Chaîne non prise en charge',
    body: 'Le wallet intégré ne connaît pas ce réseau. Choisissez-en un autre.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Fonds insuffisants',
    body: 'Rien n’a été envoyé. Les frais de réseau comptent aussi.',
  },
  REQUEST_ABORTED: {
    title: 'Demande interrompue',
    body: 'Rien n’a été signé. Réessayez.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Trop de demandes',
    body: 'Répondez à celles qui attendent, puis réessayez.',
  },
  INTERNAL: {
    title: 'Une erreur est survenue',
    body: 'Rien n’a été signé. Réessayez.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Une erreur s’est produite',
    body: 'La connexion par e-mail n’a pas pu être chargée. La connexion a échoué, ou ce site n’est pas configuré pour cela. Réessayez ou choisissez un wallet.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Une erreur s’est produite',
    body: 'Le wallet intégré a mis trop de temps à répondre. Réessayez.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Un problème est survenu au démarrage de l’authentification',
    body: 'Vous êtes à nouveau déconnecté. Votre wallet est en sécurité. Connectez-vous encore une fois.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Erreur réseau – wallet intégré non chargé',
    body: 'Les wallets et le bridge fonctionnent toujours. La connexion a échoué, ou ce site n’est pas configuré pour cela. Réessayez ou choisissez un wallet.',
  },
}
