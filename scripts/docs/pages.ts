/** One page of the site, and the file of this repository that it is made of. */
export type DocsPage = {
  /** Its folder on the site; the first page has none. */
  readonly slug: string
  readonly title: string
  readonly source: string
}

export type DocsGroup = { readonly title: string; readonly pages: readonly DocsPage[] }

const page = (slug: string, title: string, source = `docs/${slug}.md`): DocsPage => ({
  slug,
  title,
  source,
})

/** What the sidebar lists, in this order. */
export const groups: readonly DocsGroup[] = [
  {
    title: 'Start',
    pages: [
      page('', 'Overview', 'docs/README.md'),
      page('getting-started', 'Getting started'),
      page('bindings', 'npm, React and wagmi'),
      page('migration', 'Moving from AppKit'),
      page('questions', 'Questions'),
    ],
  },
  {
    title: 'Use',
    pages: [
      page('handle', 'The handle'),
      page('provider', 'Provider'),
      page('wallets', 'Wallets'),
      page('networks', 'Networks'),
      page('signing-in', 'Signing in'),
      page('bridge', 'Bridge'),
      page('theming', 'Theming'),
      page('languages', 'Languages'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      page('options', 'Options'),
      page('events', 'Events'),
      page('errors', 'Errors'),
      page('browsers', 'Browsers'),
      ...['index', 'react', 'wagmi', 'element', 'appkit', 'bridge'].map((name) =>
        page(
          `api-${name}`,
          name === 'index' ? '@causeway/widget' : `…/${name}`,
          `docs/api/${name}.api.md`,
        ),
      ),
    ],
  },
  {
    title: 'Run it',
    pages: [
      page('self-hosting', 'Self-hosting'),
      page('operate', 'Operate'),
      page('rehearsal', 'Rehearse a deployment'),
      page('embedded-wallet', 'Embedded wallet'),
      page('security', 'Security', 'SECURITY.md'),
      page('privacy', 'Privacy'),
      page('figures', 'Figures'),
      page('changelog', 'Changelog', 'CHANGELOG.md'),
    ],
  },
]

export const pages: readonly DocsPage[] = groups.flatMap((group) => group.pages)
