import type { MailWords } from '../mailWords.ts'

/** English. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Approve a new device for ${brand}`,
    lead: ({ brand, deviceName }) =>
      `${deviceName} wants to sign in to your ${brand} wallet. Open this page and approve it. It then shows a code to enter where you started.`,
    action: 'Review request',
    after: ({ duration }) =>
      `The link works for ${duration}. If this was not you, do nothing, or open the page and refuse. Nobody gets access without your approval.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} is your ${brand} code`,
    lead: ({ brand }) => `Your code to sign in to your ${brand} wallet:`,
    after: ({ brand, duration }) =>
      `The code expires in ${duration}. Enter it only where you started to sign in, and do not share it: ${brand} never asks for it. If this was not you, somebody entered your address; ignore this email.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} confirms your change of ${brand} address`,
    lead: () =>
      'Somebody who is signed in to your wallet wants to use another email address. This code confirms your current one:',
    after: ({ duration }) =>
      `The code expires in ${duration}. If this was not you, do not share the code. Open Devices in your wallet and remove the devices that you do not know.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} confirms your new ${brand} address`,
    lead: ({ brand }) => `This code confirms that your ${brand} wallet may use this address:`,
    after: ({ duration }) =>
      `The code expires in ${duration}. If this was not you, somebody entered your address; ignore this email.`,
  },
  change: {
    subject: ({ brand }) => `Your ${brand} wallet: a change is waiting`,
    lead: ({ what, due, deviceName }) =>
      `Somebody who signed in with ${deviceName} requested this: ${what}. It happens after ${due}.`,
    action: 'Review and stop it',
    after: () =>
      'If this was you, do nothing. If it was not you, use this link to stop it, and change the password of your email account: whoever requested it may be able to read your email.',
    what: { delete: 'your account will be deleted', device: (name) => `${name} will be removed` },
  },
  notice: {
    subject: ({ brand }) => `Your ${brand} wallet: was this you?`,
    lead: ({ what, deviceName }) => `Somebody using ${deviceName} changed your wallet: ${what}.`,
    after: () =>
      'If this was you, do nothing. If it was not you, somebody else can use your wallet: sign in, remove the devices that you do not know, set up your recovery again, move your funds to another wallet, and change the password of your email account.',
    what: {
      recovery: 'a new recovery was set up, and the previous one no longer works',
      letIn: (name) => `${name} was approved and can sign`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} on ${system}`,
    unknown: 'A browser',
  },
  asked: ({ site, deviceName, time }) => `Requested at ${site}, with ${deviceName}, on ${time}.`,
}
