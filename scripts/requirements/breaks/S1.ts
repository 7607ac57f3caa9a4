import type { Breaks } from '../breaks.ts'

export const breaks: Breaks = {
  'S1.01': {
    breaks: [
      {
        clause: 'an external wallet',
        file: 'widget/namespaces/eip155/eip155.ts',
        from: "wallet({ method: 'eth_requestAccounts' })",
        to: "wallet({ method: 'eth_accounts' })",
        red: 'widget/features/connect/views/Connect/ConnectView.test.tsx',
      },
      {
        clause: 'an external wallet',
        file: 'loader/wallets/namespaces/discover.ts',
        from: `  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
`,
        to: '',
        red: 'loader/wallets/namespaces/discover.test.ts',
      },
      {
        clause: 'a wallet that speaks WalletConnect',
        file: 'widget/kernel/config/slice.ts',
        from: 'return walletConnect === true || options.projectId !== undefined',
        to: 'return walletConnect === undefined',
        red: 'widget/features/connect/views/ConnectingWalletConnect/ConnectingWalletConnectView.test.tsx',
      },
      {
        clause: 'an e-mail address',
        file: 'widget/wallet/embedded/login/email.ts',
        from: "frame.request('CONNECT_EMAIL', { email }, { signal })",
        to: "frame.request('CONNECT_EMAIL', { email: text }, { signal })",
        red: 'widget/wallet/embedded/login/email.test.ts',
      },
      {
        clause: 'a social login',
        file: 'widget/wallet/embedded/login/social.ts',
        from: `    await window.go(uri, signal)
`,
        to: '',
        red: 'widget/wallet/embedded/logins.test.ts',
      },
      {
        clause: 'or Farcaster',
        file: 'widget/wallet/embedded/login/farcaster.ts',
        from: `    await finishLogin(core, { socialProvider: 'farcaster', username: userName ?? undefined })
`,
        to: '',
        red: 'widget/wallet/embedded/logins.test.ts',
      },
    ],
  },
  'S1.02': {
    breaks: [
      {
        clause: 'change the network',
        file: 'widget/wallet/connect/switchNetwork.ts',
        from: `    await adapter.switchNetwork(port, network)
`,
        to: '',
        red: 'widget/wallet/connect/switchNetwork.test.ts',
      },
      {
        clause: 'send tokens',
        file: 'widget/features/send/model/encode.ts',
        from: 'encode({ token: token.address, to, amount })',
        to: 'encode({ token: undefined, to, amount })',
        red: 'widget/features/send/model/confirm.chain.test.ts',
      },
      {
        clause: 'sign messages',
        file: 'widget/wallet/requests/checks/checkParams.ts',
        from: 'message, account, params: [message, account] })',
        to: 'message, account, params: [account, message] })',
        red: 'widget/wallet/requests/request.test.ts',
      },
      {
        clause: 'register a name',
        file: 'widget/features/names/model/register.ts',
        from: 'await send(api, { ...question, signature, signal: core.signal })',
        to: '',
        red: 'widget/features/names/model/register.chain.test.ts',
      },
      {
        clause: 'look at tokens',
        file: 'widget/features/account/views/Account/AccountView.tsx',
        from: "['tokens' as const]",
        to: '[]',
        red: 'widget/features/account/views/Account/AccountView.test.tsx',
      },
      {
        clause: 'NFTs',
        file: 'widget/features/account/views/Account/AccountView.tsx',
        from: "['nfts' as const]",
        to: '[]',
        red: 'widget/features/account/views/Account/AccountView.test.tsx',
      },
      {
        clause: 'and activity',
        file: 'widget/features/account/views/Account/AccountView.tsx',
        from: "['activity' as const]",
        to: '[]',
        red: 'widget/features/account/views/Account/AccountView.test.tsx',
      },
    ],
  },
  'S1.03': {
    breaks: [
      {
        clause: 'quotes',
        file: 'widget/bridges/across/quote/getQuote.ts',
        from: 'outputAmount: terms.outputAmount',
        to: 'outputAmount: terms.inputAmount',
        red: 'widget/bridges/across/quote/getQuote.test.ts',
      },
      {
        clause: 'deposits',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "return { step: 'deposit', status: 'txSuccess', hash, depositId }",
        to: 'return progress',
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'following the fill',
        file: 'widget/bridges/across/transfer/progress.ts',
        from: "return { step: 'fill', status: 'txSuccess', depositId, hash, timestamp, actionSuccess }",
        to: 'return progress',
        red: 'widget/bridges/across/transfer/progress.test.ts',
      },
      {
        clause: 'speeding a deposit up',
        file: 'widget/bridges/across/speedUp/speedUp.ts',
        from: `      updatedOutputAmount,
`,
        to: `      updatedOutputAmount: 0n,
`,
        red: 'widget/bridges/across/speedUp/speedUp.test.ts',
      },
      {
        clause: 'Base (chain id 8453',
        file: 'widget/kernel/networks/presets.ts',
        from: "evm(8453, 'Base', ether,",
        to: "evm(8454, 'Base', ether,",
        red: 'widget/kernel/networks/presets.test.ts',
      },
      {
        clause: 'currency ETH with 18 decimals',
        file: 'widget/kernel/networks/presets.ts',
        from: "evm(8453, 'Base', ether,",
        to: "evm(8453, 'Base', { ...ether, decimals: 8 },",
        red: 'widget/kernel/networks/presets.test.ts',
      },
    ],
  },
  'S1.04': {
    breaks: [],
    open: [
      {
        clause: 'The audience is whoever holds a wallet; nothing narrower is required',
        why: 'whom it is for is no behaviour: nothing in the code asks who somebody is',
      },
    ],
  },
}
