import type { Breaks } from '../breaks.ts'

export const breaks: Breaks = {
  'S4.01': {
    breaks: [
      {
        clause: 'disconnected',
        file: 'widget/wallet/connections/slice.ts',
        from: "const disconnected: Connection = { status: 'disconnected' }",
        to: "const disconnected: Connection = { status: 'reconnecting', rdns: '', accounts: [], caipChainId: undefined }",
        red: 'widget/wallet/connect/statuses.test.ts',
      },
      {
        clause: 'connecting',
        file: 'widget/wallet/embedded/publicAccounts.ts',
        from: 'if (!isHidden(state)) return statusOf(state.connections)',
        to: "const s = statusOf(state.connections)\n  if (!isHidden(state)) return s === 'connecting' ? 'disconnected' : s",
        red: 'widget/wallet/connect/statuses.test.ts',
      },
      {
        clause: 'reconnecting or connected',
        file: 'widget/wallet/embedded/publicAccounts.ts',
        from: 'if (!isHidden(state)) return statusOf(state.connections)',
        to: "const s = statusOf(state.connections)\n  if (!isHidden(state)) return s === 'reconnecting' ? 'connecting' : s",
        red: 'widget/wallet/connect/statuses.test.ts',
      },
      {
        clause: 'or connected',
        file: 'widget/wallet/embedded/publicAccounts.ts',
        from: 'if (!isHidden(state)) return statusOf(state.connections)',
        to: "const s = statusOf(state.connections)\n  if (!isHidden(state)) return s === 'connected' ? 'reconnecting' : s",
        red: 'widget/wallet/connect/statuses.test.ts',
      },
      {
        clause: 'One that existed is synced again at the start',
        file: 'widget/wallet/connect/reconnect.ts',
        from: 'if (one.rdns === rdns) await reconnectRemembered(core, one)',
        to: 'if (one.rdns === undefined) await reconnectRemembered(core, one)',
        red: 'widget/wallet/connect/connect.test.ts',
      },
      {
        clause: 'Disconnecting clears the account',
        file: 'widget/wallet/connect/transition.ts',
        from: 'if (isLost) for (const name of namespaces) byNamespace[name] = gone',
        to: 'if (isLost) void families',
        red: 'widget/wallet/connect/connect.test.ts',
      },
      {
        clause: 'network data',
        file: 'widget/wallet/connect/transition.ts',
        from: `        core.queries.removeQueries({ queryKey: [name] })
`,
        to: '',
        red: 'widget/wallet/connect/statuses.test.ts',
      },
      {
        clause: 'of every chain',
        file: 'widget/wallet/connections/table.ts',
        from: 'const over = { ...lost, all: true }',
        to: 'const over = { ...lost }',
        red: 'widget/wallet/connect/walletConnect.test.ts',
      },
      {
        clause: 'the stored connector ids',
        file: 'widget/wallet/connect/remember.ts',
        from: 'return core.storage.remove(rememberedConnections)',
        to: 'return',
        red: 'widget/wallet/connect/connect.test.ts',
      },
      {
        clause:
          'The cache of the email login goes when the embedded wallet says that it is not connected',
        file: 'widget/wallet/embedded/followFrame.ts',
        from: 'if (!event.isConnected) endSession(core, event)',
        to: 'if (event.isConnected) endSession(core, event)',
        red: 'widget/wallet/embedded/otherNamespaces.test.ts',
      },
      {
        clause: 'The cache of the email login goes',
        file: 'widget/wallet/embedded/forget.ts',
        from: `  core.storage.remove(storedLogin)
`,
        to: '',
        red: 'widget/wallet/embedded/login/email.test.ts',
      },
      {
        clause: 'and on disconnect',
        file: 'widget/features/login/feature.ts',
        from: '  connectorManifest(core, was).ended?.(core)\n',
        to: '',
        red: 'widget/wallet/embedded/login/email.test.ts',
      },
    ],
  },
  'S4.02': {
    breaks: [
      {
        clause: 'open',
        file: 'widget/features/publicState.ts',
        from: 'open: modal.open',
        to: 'open: true',
        red: 'widget/wallet/connect/statuses.test.ts',
      },
      {
        clause: 'shake (for 500 ms)',
        file: 'widget/kernel/modal/limits.ts',
        from: 'SHAKE_MS = 500',
        to: 'SHAKE_MS = 400',
        red: 'widget/kernel/modal/shake.test.ts',
      },
      {
        clause: 'shake',
        file: 'widget/kernel/modal/shake.ts',
        from: `  setShaking(core, true)
`,
        to: '',
        red: 'widget/kernel/modal/shake.test.ts',
      },
      {
        clause: 'namespace',
        file: 'widget/wallet/embedded/publicAccounts.ts',
        from: 'namespace: state.connections.activeNamespace',
        to: "namespace: 'eip155'",
        red: 'widget/wallet/connect/statuses.test.ts',
      },
      {
        clause: 'loading',
        file: 'widget/ui/modal/ViewSlot.tsx',
        from: 'modal: { ...modal, loading, shownView',
        to: 'modal: { ...modal, shownView',
        red: 'widget/ui/modal/Modal.test.tsx',
      },
    ],
  },
  'S4.03': {
    breaks: [
      {
        clause: 'success',
        file: 'widget/features/bridge/toasts.ts',
        from: "isGood ? 'success' : 'error'",
        to: "isGood ? 'loading' : 'error'",
        red: 'widget/features/bridge/toasts.test.ts',
      },
      {
        clause: 'error',
        file: 'widget/features/bridge/toasts.ts',
        from: "isGood ? 'success' : 'error'",
        to: "isGood ? 'success' : 'loading'",
        red: 'widget/features/bridge/toasts.test.ts',
      },
      {
        clause: 'loading',
        file: 'widget/features/send/toasts.ts',
        from: "showToast(core, 'loading', {",
        to: "showToast(core, 'success', {",
        red: 'widget/features/send/toasts.test.ts',
      },
    ],
  },
  'S4.04': {
    breaks: [
      {
        clause: 'light or dark',
        file: 'widget/boot/setOptions.ts',
        from: 'options.themeMode ?? state.theme.mode',
        to: 'state.theme.mode',
        red: 'widget/boot/setOptions.test.ts',
      },
      {
        clause: 'dark by default',
        file: 'widget/kernel/theme/slice.ts',
        from: "mode: 'dark'",
        to: "mode: 'light'",
        red: 'widget/boot/setOptions.test.ts',
      },
    ],
  },
  'S4.05': {
    breaks: [
      {
        clause: 'Switching within a namespace that has an address asks the adapter',
        file: 'widget/wallet/connect/switchNetwork.ts',
        from: `    await adapter.switchNetwork(port, network)
`,
        to: '',
        red: 'widget/wallet/connect/switchNetwork.test.ts',
      },
      {
        clause: 'then sets the network',
        file: 'widget/wallet/connect/switchNetwork.ts',
        from: 'networks: { ...state.networks, switchingTo: caipChainId }',
        to: 'networks: { ...state.networks, active: caipChainId, switchingTo: caipChainId }',
        red: 'widget/wallet/connect/switchNetwork.test.ts',
      },
      {
        clause: 'Switching to another namespace reconnects the embedded wallet',
        file: 'widget/wallet/connect/switchNetwork.ts',
        from: 'connector.shared?.().includes(namespace) === true',
        to: 'connector.shared?.().includes(namespace) === undefined',
        red: 'widget/wallet/embedded/otherNamespaces.test.ts',
      },
      {
        clause: 'with any other wallet it sets the network',
        file: 'widget/wallet/connect/switchNetwork.ts',
        from: 'networks: { ...state.networks, active: caipChainId },',
        to: '',
        red: 'widget/wallet/embedded/otherNamespaces.test.ts',
      },
      {
        clause: 'and syncs the account',
        file: 'widget/wallet/connect/switchNetwork.ts',
        from: 'if (connection.caipChainId === caipChainId) return activateNamespace(core, namespace)',
        to: 'if (connection.caipChainId === caipChainId) return',
        red: 'widget/wallet/connect/several.test.ts',
      },
      {
        clause: 'A change of the active chain family resets a send that is under way',
        file: 'widget/features/send/feature.ts',
        from: 'core.store.setState({ send: start })',
        to: '',
        red: 'widget/features/send/model/send.test.ts',
      },
      {
        clause: 'A chain that nobody knows, after a chain change, makes the network unsupported',
        file: 'widget/wallet/connections/isUnsupported.ts',
        from: '!isOffered(networks, connection.caipChainId)',
        to: 'connection.caipChainId === undefined',
        red: 'widget/wallet/connect/rules.test.ts',
      },
      {
        clause: 'UnsupportedChain opens when the active network is not among the requested ones',
        file: 'widget/wallet/connections/isUnsupported.ts',
        from: 'return offersNetworks(state.config) && isUnsupported(state)',
        to: 'return false',
        red: 'widget/wallet/connect/rules.test.ts',
      },
      {
        clause: 'unsupported chains are not allowed',
        file: 'widget/wallet/connections/isUnsupported.ts',
        from: 'state.config.options.allowUnsupportedNetwork !== true && ',
        to: '',
        red: 'widget/wallet/connect/rules.test.ts',
      },
      {
        clause: 'switching is enabled',
        file: 'widget/wallet/connections/isUnsupported.ts',
        from: 'offersNetworks(state.config) && ',
        to: '',
        red: 'widget/wallet/connect/rules.test.ts',
      },
    ],
  },
  'S4.06': {
    breaks: [
      {
        clause: 'A WalletConnect disconnect resets the account of every namespace',
        file: 'widget/wallet/connections/table.ts',
        from: 'const over = { ...lost, all: true }',
        to: 'const over = { ...lost }',
        red: 'widget/wallet/connect/several.test.ts',
      },
      {
        clause: 'of every namespace of that session',
        file: 'widget/wallet/connect/transition.ts',
        from: 'outcome.all ? sharing(before, namespace) : [namespace]',
        to: '[namespace]',
        red: 'widget/wallet/connect/several.test.ts',
      },
      {
        clause: 'one that is connected by another wallet stays',
        file: 'widget/wallet/connect/transition.ts',
        from: 'holder !== undefined && walletOf(byNamespace[name] ?? gone) === holder',
        to: 'holder !== undefined',
        red: 'widget/wallet/connect/several.test.ts',
      },
    ],
  },
  'S4.07': {
    breaks: [
      {
        clause: 'a connection without a session opens SIWXSignMessage',
        file: 'widget/wallet/signIn/show.ts',
        from: "return reset(core, { ...topView(router), name: 'SIWXSignMessage' })",
        to: "return reset(core, { name: 'Account' })",
        red: 'widget/wallet/signIn/signIn.test.ts',
      },
      {
        clause: 'Sign-in: a connection without a session',
        file: 'widget/wallet/signIn/lookUp.ts',
        from: "transition(core, { type: 'missing', account })",
        to: "transition(core, { type: 'found', account })",
        red: 'widget/wallet/signIn/signIn.test.ts',
      },
      {
        clause: 'success closes it',
        file: 'widget/wallet/signIn/show.ts',
        from: "await closeFromFrame(core, 'success')",
        to: "reset(core, { name: 'Account' })",
        red: 'widget/wallet/signIn/signIn.test.ts',
      },
      {
        clause: 'refusal opens it again',
        file: 'widget/wallet/signIn/sign.ts',
        from: `    show(core, 'SIWXSignMessage')
`,
        to: '',
        red: 'widget/wallet/signIn/signIn.test.ts',
      },
      {
        clause: 'with an error',
        file: 'widget/wallet/signIn/advance.ts',
        from: "return step.status === 'signing' ? { ...step, status: 'asking', error: event.error } : step",
        to: "return step.status === 'signing' ? { ...step, status: 'asking' } : step",
        red: 'widget/wallet/signIn/signIn.test.ts',
      },
      {
        clause: 'Cancelling disconnects where sign-in is required',
        file: 'widget/wallet/signIn/sign.ts',
        from: "if (needsSignIn(state)) return disconnect(core, { reason: 'user' })",
        to: '',
        red: 'widget/wallet/signIn/signIn.test.ts',
      },
      {
        clause: 'merely closes where it is not',
        file: 'widget/wallet/signIn/sign.ts',
        from: "await closeFromFrame(core, 'user')",
        to: "disconnect(core, { reason: 'user' })",
        red: 'widget/wallet/signIn/signIn.test.ts',
      },
      {
        clause: 'While it is required and no session exists, the modal cannot be closed',
        file: 'widget/wallet/signInState/selectors.ts',
        from: 'return isSignInView(core, state) && needsSignIn(state)',
        to: 'return false',
        red: 'widget/wallet/signIn/signIn.test.ts',
      },
    ],
  },
  'S4.08': {
    breaks: [
      {
        clause: 'sign a message',
        file: 'widget/features/names/model/register.ts',
        from: 'const signature = await signMessage(core, { account, message: question.message })',
        to: "const signature = '0x00'",
        red: 'widget/features/names/model/register.chain.test.ts',
      },
      {
        clause: 'send it to the service',
        file: 'widget/features/names/model/register.ts',
        from: 'await send(api, { ...question, signature, signal: core.signal })',
        to: '',
        red: 'widget/features/names/model/register.chain.test.ts',
      },
      {
        clause: 'show the success view',
        file: 'widget/features/names/model/register.ts',
        from: "replace(core, { name: 'RegisterAccountNameSuccess', accountName: name })",
        to: '',
        red: 'widget/features/names/model/register.chain.test.ts',
      },
      {
        clause: 'an error leads back to the register view',
        file: 'widget/features/names/model/register.ts',
        from: `  const reason = serviceReason(error)
`,
        to: `  const reason = serviceReason(error)
  replace(core, { name: 'Account' })
`,
        red: 'widget/features/names/model/register.chain.test.ts',
      },
    ],
  },
  'S4.09': {
    breaks: [
      {
        clause: 'SEND_INITIATED',
        file: 'widget/features/analytics/eventsOf.ts',
        from: "event: 'SEND_INITIATED'",
        to: "event: 'SEND_STARTED'",
        red: 'widget/features/send/model/send.test.ts',
      },
      {
        clause: 'then SEND_SUCCESS',
        file: 'widget/features/analytics/eventsOf.ts',
        from: "was === 'asked' && status === 'sent' && hash",
        to: "was === 'sent' && status === 'confirmed' && hash",
        red: 'widget/features/send/model/send.test.ts',
      },
      {
        clause: 'then its state is reset',
        file: 'widget/features/send/model/confirm.ts',
        from: `    rememberRecipient(core, plan.to)
    resetSend(core)
`,
        to: `    rememberRecipient(core, plan.to)
`,
        red: 'widget/features/send/model/confirm.chain.test.ts',
      },
    ],
  },
  'S4.10': {
    breaks: [
      {
        clause:
          'A second site in the same browser is signed in by a window of the secure origin without a mail',
        file: 'secure/service/http/cookies.ts',
        from: "return getCookie(context, KNOWN, 'host') === '1'",
        to: 'return getCookie(context, KNOWN) === undefined && false',
        red: 'tests/e2e/embeddedSites.spec.ts',
      },
      {
        clause: 'and gets a share of the key',
        file: 'secure/page/windows/enroll.ts',
        from: 'await takeShare({ api, store }, await session.account(), { id, answer }, signal)',
        to: 'await session.account()',
        red: 'tests/e2e/embeddedSites.spec.ts',
      },
      {
        clause: 'a window that holds none is not offered where the browser tells',
        file: 'secure/page/views/NewDeviceView.tsx',
        from: "setHelps(lasting.window !== 'empty')",
        to: 'setHelps(lasting.window !== undefined)',
        red: 'tests/e2e/embeddedSites.spec.ts',
      },
      {
        clause:
          'where the browser drops the service’s cookie, the session is a token bound to a key of the browser, kept where its storage lasts',
        file: 'secure/service/sessions/sessions.ts',
        from: ' AND s.key_thumbprint IS NOT DISTINCT FROM $3`',
        to: ' AND ($3::text IS NOT NULL OR s.key_thumbprint IS NULL)`',
        red: 'secure/page/possession.chain.test.ts',
      },
      {
        clause: 'where nothing lasts, the person is told before a login begins',
        file: 'secure/page/requests/logins.ts',
        from: "(await lasting()).login === 'document'",
        to: "(await lasting()).login === 'kept'",
        red: 'tests/e2e/embeddedNoCookie.spec.ts',
      },
      {
        clause: 'hidden frame',
        file: 'widget/clients/secureFrame/frameElement.ts',
        from: `  frame.inert = true
`,
        to: '',
        red: 'widget/clients/secureFrame/secureFrame.test.tsx',
      },
      {
        clause: 'from the secure origin',
        file: 'widget/clients/secureFrame/secureFrame.ts',
        from: 'current === undefined || from !== origin) return',
        to: 'current === undefined) return',
        red: 'widget/clients/secureFrame/secureFrame.test.tsx',
      },
      {
        clause: 'goes from not ready',
        file: 'widget/clients/secureFrame/secureFrame.ts',
        from: `    emit({ type: 'loading' })
`,
        to: '',
        red: 'widget/clients/secureFrame/secureFrame.test.tsx',
      },
      {
        clause: 'to ready',
        file: 'widget/clients/secureFrame/secureFrame.ts',
        from: `      emit({ type: 'ready', ...event.data })
`,
        to: '',
        red: 'widget/clients/secureFrame/secureFrame.test.tsx',
      },
      {
        clause: 'requests wait until it is',
        file: 'widget/clients/secureFrame/secureFrame.ts',
        from: 'open().ready.promise.then(',
        to: 'Promise.resolve(open()).then(',
        red: 'widget/clients/secureFrame/secureFrame.test.tsx',
      },
    ],
  },
  'S4.11': {
    breaks: [
      {
        clause: 'Sessions',
        file: 'widget/clients/walletConnect/walletConnect.ts',
        from: "(left > 0 ? watchExpiry(at) : end('expired'))",
        to: 'watchExpiry(at)',
        red: 'tests/e2e/walletConnect.spec.ts',
      },
      {
        clause: 'proposals and pairings expire',
        file: 'widget/clients/walletConnect/pair.ts',
        from: "isError(toWcError(error), 'EXPIRED') && (open",
        to: "isError(toWcError(error), 'ENDED') && (open",
        red: 'widget/clients/walletConnect/pair.test.ts',
      },
      {
        clause: 'A change of the default chain emits chain-changed',
        file: 'loader/publicState.ts',
        from: `  if (chainId && chainOf(before) !== chainId) emitter.emit('chainChanged', chainId)
`,
        to: '',
        red: 'loader/stage0/provider.test.ts',
      },
      {
        clause: 'if the accounts differ',
        file: 'loader/publicState.ts',
        from: 'if (was.join() !== now.join()) emitter.emit(',
        to: 'emitter.emit(',
        red: 'loader/stage0/provider.test.ts',
      },
      {
        clause: 'accounts-changed as well if the accounts differ',
        file: 'widget/connectors/walletConnectProvider.ts',
        from: `    if (isOurs) onEvent({ type: 'accountsChanged', accounts: [...addresses] })
`,
        to: '',
        red: 'widget/connectors/walletConnectProvider.test.ts',
      },
    ],
    open: [
      {
        clause:
          'The list of recently deleted ones has a cap and loses half of its entries when it is full',
        why: '@walletconnect/core keeps that list by itself, and no line here has a part in it',
      },
    ],
  },
  'S4.12': {
    breaks: [
      {
        clause: 'loading',
        file: 'widget/features/account/views/Account/Activity.tsx',
        from: "if (state.status === 'loading') {",
        to: "if (state.status === 'loading' && boneRows.length === 0) {",
        red: 'widget/features/account/views/Account/AccountView.test.tsx',
      },
      {
        clause: 'empty',
        file: 'widget/features/account/views/Account/Activity.tsx',
        from: 'isEmpty && failed === undefined && (',
        to: 'isEmpty && failed !== undefined && (',
        red: 'widget/features/account/views/Account/AccountView.test.tsx',
      },
      {
        clause: 'the cursor of the next page',
        file: 'widget/features/account/activity/history.ts',
        from: 'let cursor = pageParam',
        to: 'let cursor: string | undefined',
        red: 'widget/features/account/activity/history.test.ts',
      },
    ],
  },
  'S4.13': {
    breaks: [
      {
        clause: '100–199 is pending',
        file: 'widget/wallet/calls/schemas.ts',
        from: "if (code < 200) return 'pending'",
        to: "if (code < 199) return 'pending'",
        red: 'widget/wallet/calls/calls.test.ts',
      },
      {
        clause: '200–299 success',
        file: 'widget/wallet/calls/schemas.ts',
        from: "code < 300 ? 'success'",
        to: "code < 299 ? 'success'",
        red: 'widget/wallet/calls/calls.test.ts',
      },
      {
        clause: '300–699 failure',
        file: 'widget/wallet/calls/schemas.ts',
        from: 'z.gte(100), z.lte(699)',
        to: 'z.gte(100), z.lte(700)',
        red: 'widget/wallet/calls/calls.test.ts',
      },
      {
        clause: '100–199',
        file: 'widget/wallet/calls/schemas.ts',
        from: 'z.gte(100), z.lte(699)',
        to: 'z.gte(99), z.lte(699)',
        red: 'widget/wallet/calls/calls.test.ts',
      },
      {
        clause: 'PENDING counts as 100',
        file: 'widget/wallet/calls/schemas.ts',
        from: '{ PENDING: 100, CONFIRMED: 200 }',
        to: '{ PENDING: 300, CONFIRMED: 200 }',
        red: 'widget/wallet/calls/calls.test.ts',
      },
      {
        clause: 'CONFIRMED as 200',
        file: 'widget/wallet/calls/schemas.ts',
        from: '{ PENDING: 100, CONFIRMED: 200 }',
        to: '{ PENDING: 100, CONFIRMED: 100 }',
        red: 'widget/wallet/calls/calls.test.ts',
      },
      {
        clause: 'Waiting polls until the code is 200 or more',
        file: 'widget/bridges/across/run/awaitBundle.ts',
        from: 'await wait(client.pollingIntervalMs, signal)',
        to: 'throw new BundleTimeoutError(bundleId)',
        red: 'widget/bridges/across/run/runBundle.chain.test.ts',
      },
      {
        clause: 'after 60 s it is said to take longer',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: '{ ...progress, isLate: true }',
        to: 'progress',
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'and followed further',
        file: 'widget/bridges/across/run/awaitBundle.ts',
        from: "run.emit({ type: 'bundleLate' })",
        to: 'throw new BundleTimeoutError(bundleId)',
        red: 'widget/bridges/across/run/runBundle.chain.test.ts',
      },
    ],
  },
  'S4.14': {
    breaks: [
      {
        clause: 'A bridge transfer has the steps approve, deposit and fill',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "{ step: 'fill', status: 'txPending', depositId: event.depositId }",
        to: "{ step: 'deposit', status: 'txPending', hash: '0x' }",
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'idle',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "{ step: 'approve', status: 'idle' }",
        to: "{ step: 'approve', status: 'simulationPending' }",
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'simulationPending',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "? { step: event.step, status: 'simulationPending' }",
        to: "? { step: event.step, status: 'idle' }",
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'simulationSuccess',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "? { step: progress.step, status: 'simulationSuccess' }",
        to: "? { step: progress.step, status: 'simulationPending' }",
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'txPending',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: `return progress.status === 'simulationSuccess'
        ? { step: progress.step, status: 'txPending', hash: event.hash }`,
        to: `return progress.status === 'simulationSuccess'
        ? { step: progress.step, status: 'simulationSuccess' }`,
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'txSuccess',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "{ step: 'approve', status: 'txSuccess', hash }",
        to: "{ step: 'approve', status: 'txPending', hash }",
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'simulationError',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "return { step, status: 'simulationError', error }",
        to: "return { step, status: 'error', error }",
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'txError',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "return { step, status: 'txError', error }",
        to: "return { step, status: 'error', error }",
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'txError or error',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: `    case 'error':
      return { step, status: 'error', error }`,
        to: `    case 'error':
      return { step, status: 'txError', error }`,
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'a token that is not native',
        file: 'widget/bridges/across/run/runApprove.ts',
        from: `  if (route.isNative) return done(run)
`,
        to: '',
        red: 'widget/bridges/across/run/runTransfer.chain.test.ts',
      },
      {
        clause: 'whose allowance is below the input amount',
        file: 'widget/bridges/across/run/runApprove.ts',
        from: `  if (isEnough) return done(run)
`,
        to: '',
        red: 'widget/bridges/across/run/executeQuote.chain.test.ts',
      },
    ],
  },
  'S4.15': {
    breaks: [
      {
        clause: 'A deposit is pending until a fill is found',
        file: 'widget/bridges/across/status/depositOutcome.ts',
        from: "state.fill === 'unfilled' ? 'pending' : 'slowFillRequested'",
        to: "state.fill === 'unfilled' ? 'slowFillRequested' : 'pending'",
        red: 'widget/bridges/across/fill/findRefund.edges.test.ts',
      },
      {
        clause: 'then filled',
        file: 'widget/bridges/across/status/depositOutcome.ts',
        from: "if (state.fill === 'filled') {",
        to: "if (state.fill === 'slowFillRequested') {",
        red: 'widget/bridges/across/fill/findRefund.edges.test.ts',
      },
      {
        clause: 'When watching for the fill event fails, it is polled',
        file: 'widget/bridges/across/logs/watchLogs.ts',
        from: '        await wait(ms, anySignal',
        to: `        if (subscribe !== undefined && !isSubscribed) throw new Error('No subscription')
        await wait(ms, anySignal`,
        red: 'widget/bridges/across/logs/watchLogs.test.ts',
      },
      {
        clause: "when the indexer fails, the chain's logs are read",
        file: 'widget/bridges/across/fill/findFill.ts',
        from: 'await orNothing(fillByIndexer(client, question), signal)',
        to: 'await fillByIndexer(client, question)',
        red: 'widget/bridges/across/fill/findFill.edges.test.ts',
      },
    ],
  },
}
