export const settingsWords = {
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', auto: 'Same as your device' },
    asSite: 'Same as the site',
    network: 'Default network',
    note: 'These apply on this site and override its own settings.',
    help: 'Help',
    log: 'Log for support',
    logLead:
      'The log lists what the widget did on this page: connections, names of requests, steps of transfers, errors. It leaves out addresses, keys and amounts, and stays here until you share it.',
    logOff: 'This site keeps no log.',
    copy: 'Copy log',
    copyFailed: 'Your browser blocked copying. Select the text instead.',
    about: 'About',
    site: 'Site',
    version: 'Version',
    kept: 'Saved',
    keptIn: {
      local: 'In this browser',
      cookie: 'In a cookie for this site',
      memory: 'Until you close the page',
    },
  },
}
