/**
 * The tables, by number from 1; a number that was released never changes. Secrets (`*_hash`) are
 * hashes, what must be read again (`sealed*`) is encrypted, times are seconds since 1970.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE accounts (
      id text PRIMARY KEY,
      email text UNIQUE,
      user_name text,
      social_provider text,
      eip155 text,
      solana text,
      created_at bigint NOT NULL
    )`,
    `CREATE TABLE identities (
      provider text NOT NULL,
      subject text NOT NULL,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      created_at bigint NOT NULL,
      PRIMARY KEY (provider, subject)
    )`,
    `CREATE INDEX identities_account ON identities (account_id)`,
    `CREATE TABLE devices (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      secret_hash text NOT NULL,
      name text NOT NULL,
      public_key text,
      created_at bigint NOT NULL,
      last_seen_at bigint NOT NULL,
      UNIQUE (account_id, secret_hash)
    )`,
    `CREATE TABLE sessions (
      id text PRIMARY KEY,
      token_hash text NOT NULL UNIQUE,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      device_id text NOT NULL REFERENCES devices ON DELETE CASCADE,
      verified_at bigint NOT NULL,
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL
    )`,
    `CREATE INDEX sessions_account ON sessions (account_id)`,
    `CREATE INDEX sessions_device ON sessions (device_id)`,
    `CREATE INDEX sessions_end ON sessions (expires_at)`,
    `CREATE TABLE logins (
      id text PRIMARY KEY,
      token_hash text NOT NULL UNIQUE,
      kind text NOT NULL,
      status text NOT NULL,
      email text,
      provider text,
      link_hash text UNIQUE,
      code_hash text,
      state_hash text UNIQUE,
      sealed text,
      attempts integer NOT NULL DEFAULT 0,
      device_name text NOT NULL,
      created_at bigint NOT NULL,
      mailed_at bigint NOT NULL,
      expires_at bigint NOT NULL
    )`,
    `CREATE INDEX logins_end ON logins (expires_at)`,
    `CREATE TABLE tickets (
      token_hash text PRIMARY KEY,
      session_id text NOT NULL REFERENCES sessions ON DELETE CASCADE,
      origin text,
      expires_at bigint NOT NULL
    )`,
    `CREATE INDEX tickets_session ON tickets (session_id)`,
    `CREATE TABLE share_sets (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      device_id text REFERENCES devices ON DELETE CASCADE,
      sealed_auth_share text NOT NULL,
      created_at bigint NOT NULL
    )`,
    `CREATE INDEX share_sets_account ON share_sets (account_id)`,
    `CREATE INDEX share_sets_device ON share_sets (device_id)`,
    `CREATE TABLE recoveries (
      account_id text PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
      share_set_id text NOT NULL REFERENCES share_sets ON DELETE CASCADE,
      method text NOT NULL,
      passkey text,
      created_at bigint NOT NULL
    )`,
    `CREATE INDEX recoveries_set ON recoveries (share_set_id)`,
    `CREATE TABLE joins (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      device_id text NOT NULL REFERENCES devices ON DELETE CASCADE,
      public_key text NOT NULL,
      status text NOT NULL,
      share_set_id text,
      sealed_share text,
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL
    )`,
    `CREATE INDEX joins_account ON joins (account_id)`,
    `CREATE INDEX joins_device ON joins (device_id)`,
    `CREATE TABLE email_changes (
      token_hash text PRIMARY KEY,
      id text NOT NULL UNIQUE,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      new_email text NOT NULL,
      status text NOT NULL,
      code_hash text NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      expires_at bigint NOT NULL
    )`,
    `CREATE INDEX email_changes_account ON email_changes (account_id)`,
    `CREATE TABLE limits (
      key text PRIMARY KEY,
      started_at bigint NOT NULL,
      count integer NOT NULL,
      ends_at bigint NOT NULL
    )`,
    `CREATE INDEX limits_end ON limits (ends_at)`,
  ],
  [
    `CREATE TABLE call_bundles (
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      id_hash text NOT NULL,
      bundle text NOT NULL,
      created_at bigint NOT NULL,
      expires_at bigint NOT NULL,
      PRIMARY KEY (account_id, id_hash)
    )`,
    `CREATE INDEX call_bundles_end ON call_bundles (expires_at)`,
  ],
  // A frame and the window that it opened are one browser, whose cookies know nothing of each other.
  [
    `ALTER TABLE devices ADD COLUMN window_id text REFERENCES devices ON DELETE CASCADE`,
    `CREATE INDEX devices_window ON devices (window_id)`,
  ],
  // The link of a login may be opened where another language is spoken.
  [`ALTER TABLE logins ADD COLUMN languages text NOT NULL DEFAULT ''`],
  // A login alone destroys nothing: what it asks for waits, and is told.
  [
    `CREATE TABLE changes (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
      kind text NOT NULL,
      target_id text REFERENCES devices ON DELETE CASCADE,
      asked_by text REFERENCES devices ON DELETE SET NULL,
      device_name text NOT NULL,
      languages text NOT NULL,
      undo_hash text NOT NULL UNIQUE,
      sealed_undo text NOT NULL,
      requested_at bigint NOT NULL,
      due_at bigint NOT NULL,
      mails integer NOT NULL DEFAULT 0,
      mailing_until bigint NOT NULL DEFAULT 0,
      warned_at bigint
    )`,
    `CREATE UNIQUE INDEX changes_one ON changes (account_id, kind, COALESCE(target_id, ''))`,
    `CREATE INDEX changes_target ON changes (target_id)`,
    `CREATE INDEX changes_asker ON changes (asked_by)`,
    `ALTER TABLE email_changes ADD COLUMN is_proven boolean NOT NULL DEFAULT false`,
    `ALTER TABLE sessions ADD COLUMN method text NOT NULL DEFAULT 'email'`,
    `UPDATE sessions SET method = 'farcaster' WHERE account_id IN
      (SELECT account_id FROM identities WHERE provider = 'farcaster')`,
    `ALTER TABLE logins ADD COLUMN site text`,
    `ALTER TABLE logins ADD COLUMN is_typed boolean NOT NULL DEFAULT false`,
  ],
  // Sessions of browsers that take no cookie: each request proves the browser's key.
  [
    `ALTER TABLE sessions ADD COLUMN key_thumbprint text`,
    `CREATE TABLE used_proofs (id_hash text PRIMARY KEY, expires_at bigint NOT NULL)`,
    `CREATE INDEX used_proofs_end ON used_proofs (expires_at)`,
  ],
]
