export const settingsWords = {
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', auto: 'As your device' },
    asSite: 'As the site',
    network: 'Network to start on',
    note: 'These apply on this site, and count before what the site sets.',
    help: 'Help',
    log: 'Log for support',
    logLead:
      'What the widget did on this page: connections, requests by name, steps of transfers, errors. Addresses, keys and amounts are left out. It stays here until you share it.',
    logOff: 'This site keeps no log.',
    copy: 'Copy log',
    copyFailed: 'Your browser did not let it be copied. Select the text instead.',
    about: 'About',
    site: 'Site',
    version: 'Version',
    kept: 'Remembered',
    keptIn: {
      local: 'In this browser',
      cookie: 'In a cookie for this site',
      memory: 'Until the page is closed',
    },
  },
}
