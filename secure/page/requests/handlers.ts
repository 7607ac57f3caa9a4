import { SecureError } from '#secure/wire'
import type { Page } from '../page.ts'
import type { Handlers } from '../wire/server.ts'
import { getUser } from './account.ts'
import { updateEmail, updateEmailPrimaryOtp, updateEmailSecondaryOtp } from './email.ts'
import {
  connectDevice,
  connectEmail,
  connectFarcaster,
  connectOtp,
  connectSocial,
  getFarcasterUri,
  getSocialRedirectUri,
} from './logins.ts'
import { initSmartAccount, setPreferredAccount, smartAccountNetworks } from './smartAccounts.ts'
import { runRpc } from './rpc.ts'
import { openSettings } from './settings.ts'

/** One handler for each request of the wire. */
export function createHandlers(page: Page): Handlers {
  const { session } = page
  return {
    CONNECT_EMAIL: (payload, context) => connectEmail(page, payload, context),
    CONNECT_DEVICE: (_, context) => connectDevice(page, context),
    CONNECT_OTP: (payload) => connectOtp(page, payload),
    GET_SOCIAL_REDIRECT_URI: (payload) => getSocialRedirectUri(page, payload),
    CONNECT_SOCIAL: (payload) => connectSocial(page, payload),
    GET_FARCASTER_URI: (_, context) => getFarcasterUri(page, context),
    CONNECT_FARCASTER: (_, context) => connectFarcaster(page, context),
    GET_USER: (payload, context) => getUser(page, payload, context),
    IS_CONNECTED: async () => ({ isConnected: await session.isConnected() }),
    GET_CHAIN_ID: async () => ({ chainId: session.chainId.get() }),
    SWITCH_NETWORK: async ({ chainId }) => {
      session.chainId.set(chainId)
      return { chainId }
    },
    SIGN_OUT: async ({ everywhere = false }) => {
      await page.api.call('endSession', { everywhere }).catch((error: unknown) => {
        // It was over already.
        if (!(error instanceof SecureError) || error.code !== 'SESSION_EXPIRED') throw error
      })
      session.forget()
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({
      smartAccountEnabledNetworks: smartAccountNetworks(page),
    }),
    INIT_SMART_ACCOUNT: () => initSmartAccount(page),
    SET_PREFERRED_ACCOUNT: (payload) => setPreferredAccount(page, payload),
    RPC_REQUEST: (payload, context) => runRpc(page, payload, context),
    UPDATE_EMAIL: (payload, context) => updateEmail(page, payload, context),
    UPDATE_EMAIL_PRIMARY_OTP: (payload) => updateEmailPrimaryOtp(page, payload),
    UPDATE_EMAIL_SECONDARY_OTP: (payload) => updateEmailSecondaryOtp(page, payload),
    OPEN_SETTINGS: (payload, context) => openSettings(page, payload, context),
    SYNC_THEME: async (payload) => {
      page.appearance.sync(payload)
      return undefined
    },
    // Approvals name the origin that the browser tells, never what the widget says of it.
    SYNC_DAPP_DATA: async () => undefined,
  }
}
