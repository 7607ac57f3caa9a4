import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { originsOn } from '../web/origins.ts'

/** Key and certificate as PEM. */
export type Certificate = { readonly key: string; readonly cert: string }

const DAYS = 2

/**
 * A self-signed certificate for the sites' names and loopback, made with `openssl` because Node can read
 * certificates but not create them. A browser must be configured to accept it.
 */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'devnet-certificate-'))
  const names = Object.values(originsOn(0)).map((origin) => `DNS:${new URL(origin).hostname}`)
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', String(DAYS), '-subj', '/CN=Devnet', '-keyout', keyFile, '-out', certFile],
        ...['-addext', `subjectAltName=${[...names, 'IP:127.0.0.1'].join()}`],
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
