import type { MailWords } from '../mailWords.ts'

/** English. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Approve a new device for ${brand}`,
    lead: ({ brand, deviceName }) =>
      `${deviceName} wants to sign in to your ${brand} wallet. Open this page and approve it. It shows you a code to enter where you started.`,
    action: 'Look at the request',
    after: ({ duration }) =>
      `The link works for ${duration}. Was it not you? Do nothing, or open the page and refuse. Nobody gets in without your answer.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} is your ${brand} code`,
    lead: ({ brand }) => `Your code to sign in to your ${brand} wallet:`,
    after: ({ brand, duration }) =>
      `The code expires in ${duration}. Type it only where you began to sign in, and give it to nobody: ${brand} never asks for it. Was it not you? Then somebody typed your address; ignore this mail.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} confirms that you change your ${brand} address`,
    lead: () =>
      'Somebody who is signed in to your wallet wants to use another e-mail address. This code confirms your present one:',
    after: ({ duration }) =>
      `The code expires in ${duration}. Was it not you? Give the code to nobody, open Devices in your wallet and remove those that you do not know.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} confirms your new ${brand} address`,
    lead: ({ brand }) => `This code confirms that your ${brand} wallet may use this address:`,
    after: ({ duration }) =>
      `The code expires in ${duration}. Was it not you? Then somebody typed your address; ignore this mail.`,
  },
  change: {
    subject: ({ brand }) => `Your ${brand} wallet: a change is waiting`,
    lead: ({ what, due, deviceName }) =>
      `Somebody who signed in with ${deviceName} asked for this: ${what}. It happens after ${due}.`,
    action: 'Look at it and stop it',
    after: () =>
      'Was it you? Do nothing. Was it not you? Stop it with this link, and change the password of your e-mail account: whoever asked may read your mail.',
    what: { delete: 'your account is deleted', device: (name) => `${name} is removed` },
  },
  notice: {
    subject: ({ brand }) => `Your ${brand} wallet: was this you?`,
    lead: ({ what, deviceName }) => `With ${deviceName} this was done in your wallet: ${what}.`,
    after: () =>
      'Was it you? Do nothing. Was it not you? Then somebody else can use your wallet: sign in, remove the devices that you do not know, set up your recovery anew, move what you hold to another wallet, and change the password of your e-mail account.',
    what: {
      recovery: 'a new recovery was set up, and the one before is useless',
      letIn: (name) => `${name} was let in and can sign`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} on ${system}`,
    unknown: 'A browser',
  },
  asked: ({ site, deviceName, time }) => `Asked for at ${site}, with ${deviceName}, on ${time}.`,
}
