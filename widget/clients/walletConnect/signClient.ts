import { SignClient } from '@walletconnect/sign-client'
import type { KeyValues } from './sessionStore.ts'

export type Client = Awaited<ReturnType<typeof SignClient.init>>

export type ClientOptions = {
  readonly projectId: string
  readonly metadata: { name: string; description: string; url: string; icons: string[] }
  readonly storage: KeyValues
  /** Resolves with an attestation of this origin; '' when there is none. */
  readonly attest: (params: { id: string; decryptedId: string }) => Promise<string>
}

/** A client of one relay, over the one storage. The only file that imports the SDK. */
export async function openClient(relayUrl: string, options: ClientOptions): Promise<Client> {
  const { projectId, metadata, storage, attest } = options
  // The SDK would silently reuse its first core, with the first one's relay.
  Reflect.deleteProperty(globalThis, '_walletConnectCore_')
  Reflect.deleteProperty(globalThis, '_walletConnectCore__count')
  const client = await SignClient.init({
    projectId,
    relayUrl,
    metadata,
    storage: storage as never, // the SDK names an abstract class; these are its methods
    logger: 'silent',
    telemetryEnabled: false,
  })
  client.core.verify.register = attest
  return client
}

/** Events that the widget listens to. */
const heard = [
  'session_update',
  'session_extend',
  'session_event',
  'session_delete',
  'session_expire',
] as const

/** Shuts a client down for good: the SDK has no such method, and an `online` event would wake the client. */
export async function closeClient(client: Client): Promise<void> {
  const { core } = client
  for (const name of heard) client.removeAllListeners(name)
  core.heartbeat.stop()
  const { relayer } = core
  relayer.transportOpen = async () => undefined
  // A request in flight would reopen the socket again and again, without end.
  Reflect.set(relayer, 'connect', async () => undefined)
  Reflect.set(relayer, 'toEstablishConnection', async () => {
    throw new Error('The client is closed')
  })
  await relayer.transportClose()
}
