/** What a variable requires, and an example of it, for the operator of the service. */
export type Setting = { readonly wants: string; readonly example: string }

const social: Setting = {
  wants: 'JSON: clientId and clientSecret, as the provider gave them',
  example: '{"clientId":"1234","clientSecret":"abcd"}',
}

/** Every variable of the environment, in the order in which the settings file lists them. */
export const settings = {
  SECURE_ORIGIN: {
    wants: 'the exact origin browsers reach it at, https or on localhost, without a path',
    example: 'https://secure.example',
  },
  WIDGET_ORIGINS: {
    wants: 'origins of the widget, separated by commas',
    example: 'https://widget.example',
  },
  ALLOWED_ORIGINS: {
    wants:
      'origins of pages that may embed, separated by commas: exact, or with *. for every name below one',
    example: 'https://shop.example,https://*.site.example',
  },
  SMTP_URL: {
    wants: 'smtp://… or smtps://… of a mail server',
    example: 'smtps://user:password@mail.example',
  },
  MAIL_FROM: {
    wants: 'the sender of mails',
    example: 'Wallet <wallet@secure.example>',
  },
  NETWORKS: {
    wants:
      'JSON: a list of the networks that the widget offers, each with chainId, name, rpcUrl, currency (symbol, decimals) and isTest (true or false)',
    example:
      '[{"chainId":1,"name":"Ethereum","rpcUrl":"https://rpc.example","currency":{"symbol":"ETH","decimals":18},"isTest":false}]',
  },
  SOLANA_NODES: {
    wants:
      'JSON: nodes of Solana by CAIP-2 id, each a list of at least one URL, on which transactions are tried before they are shown',
    example: '{"solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp":["https://solana-rpc.example"]}',
  },
  DESCRIPTORS: {
    wants: 'JSON: a list of at most 50 files of ERC-7730, version 2',
    example: '[]',
  },
  ENCRYPTION_KEY: {
    wants:
      '32 random bytes in base64, made once and kept (`npm run secure -- init`), older keys after a comma',
    // Shortened, so that it cannot be copied and used.
    example: '3q2+7w…= (44 characters)',
  },
  LOST_KEYS: {
    wants: 'ids of keys that are lost for ever, separated by commas',
    example: '1a2b3c4d',
  },
  DATABASE_URL: {
    wants: 'the address of a PostgreSQL, or nothing for the embedded database',
    example: 'postgres://user:password@db.example/causeway',
  },
  DATA_DIR: { wants: 'a folder for the embedded database', example: '.data/secure' },
  HOST: { wants: 'an address to listen on', example: '127.0.0.1' },
  PORT: { wants: 'a port, 0 for any free one', example: '8100' },
  TRUSTED_PROXIES: {
    wants: 'addresses or networks whose X-Forwarded-For is believed, separated by commas',
    example: '127.0.0.1,10.0.0.0/8',
  },
  BRAND: { wants: 'a name of at most 60 characters', example: 'Causeway' },
  FRESH_SECONDS: { wants: 'whole seconds', example: '43200' },
  SESSION_DAYS: { wants: 'whole days, 365 at most', example: '30' },
  CHANGE_DAYS: { wants: 'whole days, 1 to 30', example: '7' },
  LOGINS_PER_ADDRESS: { wants: 'a whole number', example: '10' },
  LOGINS_PER_IP: { wants: 'a whole number', example: '60' },
  LOGINS_IN_ALL: { wants: 'a whole number', example: '20000' },
  SOCIAL_GOOGLE: social,
  SOCIAL_APPLE: {
    wants: 'JSON: clientId, teamId, keyId, privateKey (PKCS #8)',
    example:
      '{"clientId":"1234","teamId":"AB12","keyId":"CD34","privateKey":"-----BEGIN PRIVATE KEY-----\\nabcd\\n-----END PRIVATE KEY-----"}',
  },
  SOCIAL_GITHUB: social,
  SOCIAL_FACEBOOK: social,
  SOCIAL_X: social,
  SOCIAL_DISCORD: social,
  FARCASTER: {
    wants: 'JSON: relayUrl, rpcUrl, idRegistry',
    example:
      '{"relayUrl":"https://relay.farcaster.xyz","rpcUrl":"https://mainnet.optimism.io","idRegistry":"0x00000000fc6c5f01fc30151999387bb99a9f489b"}',
  },
  PAGE_DIR: { wants: 'the folder of the built page', example: 'dist/secure' },
  LOG_LEVEL: { wants: 'debug, info, warn, error or silent', example: 'info' },
  VERSION: { wants: 'at most 40 characters', example: '1.0.0' },
} as const satisfies Readonly<Record<string, Setting>>
