/**
 * What an attacker may have of an account. `device`: the browser that made the keys and the recovery, with
 * its cookies, signed out; `session`: it is signed in, and no longer fresh; `fresh`: it
 * still is. `devices`: that one and one that it let in, which alone is `guest`. `recovered`: one that the
 * recovery let in. `store`: what such a browser keeps, without its cookies. `dropping`: the first browser
 * drops cookies, so that all it is known by is in its store. `removed`: that browser, once
 * the key removed it. `copy`: the database as it was; `database`: to write in while the service runs.
 */
export type Thing =
  | 'mail'
  | 'device'
  | 'devices'
  | 'guest'
  | 'recovered'
  | 'session'
  | 'fresh'
  | 'store'
  | 'dropping'
  | 'removed'
  | 'file'
  | 'passkey'
  | 'copy'
  | 'database'
  | 'key'

/** The result: `later` waits until CHANGE_DAYS are over. */
export type Outcome = {
  readonly signs: boolean
  readonly recovers: boolean
  readonly destroys: 'no' | 'later' | 'atOnce'
}

type Row = Outcome & {
  /** As the table says it. */
  readonly has: string
  readonly each: readonly (readonly Thing[])[]
  /** What the table says beside yes and no. */
  readonly remark?: Partial<Record<keyof Outcome, string>>
}

const nothing = { signs: false, recovers: false, destroys: 'no' } as const
const everything = { signs: true, recovers: true, destroys: 'atOnce' } as const
/** The key without a login: the service does not accept the key alone. */
const keyAlone = { signs: true, recovers: true, destroys: 'no' } as const
const noLogin = { destroys: 'the service needs a fresh login too' } as const

/** Who can do what with which things: each cell is tested, and SECURITY.md has the same table. */
export const losses: readonly Row[] = [
  {
    has: 'the mail account, or the account at a provider',
    each: [['mail']],
    signs: false,
    recovers: false,
    destroys: 'later',
    remark: {
      destroys:
        'in which nobody presses the mailed link, stops it in a browser that signs, or signs in on a browser that is to be removed',
    },
  },
  {
    has: 'one device, or all of them, signed out or no longer fresh',
    each: [['device'], ['device', 'session'], ['devices'], ['devices', 'session']],
    ...nothing,
    remark: { destroys: 'only the shares on it' },
  },
  {
    has: 'a device whose login is fresh (`FRESH_SECONDS`), or a copy of its store where the browser drops cookies',
    each: [
      ['device', 'fresh'],
      ['dropping', 'device', 'fresh'],
      ['dropping', 'store', 'fresh'],
    ],
    ...everything,
  },
  {
    has: "a copy of a device's store without its cookie, or of one that is signed out or no longer fresh, or a device that the key removed",
    each: [['store'], ['removed'], ['dropping', 'store'], ['dropping', 'store', 'session']],
    ...nothing,
  },
  {
    has: 'the recovery file with its passphrase, the passkey, or a file and the passkey before it',
    each: [['file'], ['passkey'], ['file', 'passkey']],
    ...nothing,
  },
  {
    has: 'a copy of the database',
    each: [['copy']],
    ...nothing,
  },
  {
    has: 'the database, to write in while the service runs',
    each: [['database']],
    signs: false,
    recovers: false,
    destroys: 'atOnce',
    remark: {
      destroys:
        'a device with the recovery file made or used there brings it back (`secure/page/keys/wallet.chain.test.ts`), else the exported phrase',
    },
  },
  { has: "the service's key", each: [['key']], ...nothing },
  {
    has: 'mail account and a device, or a copy of its store where the browser drops cookies',
    each: [
      ['mail', 'device'],
      ['mail', 'devices'],
      ['mail', 'dropping', 'store'],
    ],
    ...everything,
  },
  {
    has: 'mail account, and a copy of a store or a device that the key removed',
    each: [
      ['mail', 'store'],
      ['mail', 'removed'],
    ],
    signs: false,
    recovers: false,
    destroys: 'later',
  },
  {
    has: 'mail account and recovery',
    each: [
      ['mail', 'file'],
      ['mail', 'passkey'],
    ],
    ...everything,
  },
  {
    has: 'a device, or a copy of its store, and the recovery file made there or used there',
    each: [
      ['device', 'file'],
      ['device', 'session', 'file'],
      ['devices', 'file'],
      ['devices', 'session', 'file'],
      ['recovered', 'file'],
      ['store', 'file'],
    ],
    ...keyAlone,
    remark: noLogin,
  },
  {
    has: 'a device that is signed in, fresh or not, and the passkey made there or used there',
    each: [
      ['device', 'session', 'passkey'],
      ['devices', 'session', 'passkey'],
      ['recovered', 'session', 'passkey'],
    ],
    ...keyAlone,
    remark: noLogin,
  },
  {
    has: 'a device that is signed out and the passkey, or the recovery and a device that had nothing to do with it',
    each: [
      ['device', 'passkey'],
      ['devices', 'passkey'],
      ['guest', 'file'],
      ['guest', 'session', 'passkey'],
    ],
    ...nothing,
  },
  {
    has: "mail account and a copy of the database, the service's key, or both",
    each: [
      ['mail', 'copy'],
      ['mail', 'key'],
      ['mail', 'copy', 'key'],
    ],
    signs: false,
    recovers: false,
    destroys: 'later',
  },
  {
    has: "a device or the recovery, and a copy of the database or the service's key",
    each: [
      ['device', 'copy'],
      ['device', 'session', 'copy'],
      ['devices', 'copy'],
      ['devices', 'session', 'copy'],
      ['file', 'copy'],
      ['passkey', 'copy'],
      ['device', 'key'],
      ['device', 'session', 'key'],
      ['devices', 'key'],
      ['devices', 'session', 'key'],
      ['file', 'key'],
      ['passkey', 'key'],
    ],
    ...nothing,
  },
  {
    has: "a copy of the database and the service's key",
    each: [['copy', 'key']],
    ...nothing,
  },
  {
    has: "a copy of the database, the service's key, and a device or the recovery",
    each: [
      ['copy', 'key', 'device'],
      ['copy', 'key', 'file'],
      ['copy', 'key', 'passkey'],
    ],
    ...keyAlone,
    remark: noLogin,
  },
  {
    has: "the database, to write in, and the mail account or the service's key",
    each: [
      ['database', 'mail'],
      ['database', 'key'],
    ],
    signs: false,
    recovers: false,
    destroys: 'atOnce',
  },
  {
    has: 'the database, to write in, and a device or the recovery',
    each: [
      ['database', 'device'],
      ['database', 'device', 'session'],
      ['database', 'devices'],
      ['database', 'devices', 'session'],
      ['database', 'file'],
      ['database', 'passkey'],
    ],
    ...everything,
    remark: { signs: 'who writes there signs themselves in' },
  },
]

const said = { no: 'no', later: 'after `CHANGE_DAYS`', atOnce: 'yes' } as const

/** The table as it stands in SECURITY.md. */
export function drawLosses(): string {
  const lines = losses.map(({ has, signs, recovers, destroys, remark = {} }) => {
    const cells = [
      beside(signs ? 'yes' : 'no', remark.signs),
      beside(recovers ? 'yes' : 'no', remark.recovers),
      destroys === 'later'
        ? [said.later, remark.destroys].filter(Boolean).join(' ')
        : beside(said[destroys], remark.destroys),
    ]
    return `| ${[has, ...cells].join(' | ')} |`
  })
  return [
    '| Somebody has | signs | brings the wallet back | destroys it |',
    '|---|---|---|---|',
    ...lines,
  ].join('\n')
}

const beside = (word: string, remark?: string) =>
  remark === undefined ? word : `${word}: ${remark}`
