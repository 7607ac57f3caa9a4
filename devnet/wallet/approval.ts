import { walletIcon } from './icon.ts'

/** What a person is asked, as plain data: it also travels to the approve window. */
export type Approval = {
  title: string
  /** One sentence under the title. */
  summary: string
  /** Origin of the asking page. */
  origin: string
  network: string
  facts: { name: string; value: string }[]
  /** The parts of a request that does several things at once. */
  parts?: { title: string; facts: { name: string; value: string }[] }[] | undefined
  /** A text to read before signing, or raw data. */
  detail?: string | undefined
  /** Accounts to choose from, when the request gives access to one. */
  accounts?: string[] | undefined
  chosen: number
}

export type Answer = { approved: boolean; account: number }

type Child = Node | string

/** Draws an approval; `answer` is called once. Used by the approve window and in the page. */
export function drawApproval(approval: Approval, answer: (answer: Answer) => void): HTMLElement {
  let account = approval.chosen
  const title = element('h1', { id: 'title', tabIndex: -1 }, [approval.title])
  const reject = element('button', { type: 'button', className: 'quiet' }, ['Reject'])
  const approve = element('button', { type: 'button' }, ['Approve'])
  reject.addEventListener('click', () => answer({ approved: false, account }))
  approve.addEventListener('click', () => answer({ approved: true, account }))

  const card = element('section', { className: 'card' }, [
    element('header', {}, [
      element('img', { src: walletIcon, alt: '', width: 28, height: 28 }, []),
      element('b', {}, ['Devnet Wallet']),
      element('span', { className: 'network' }, [approval.network]),
    ]),
    element('div', { className: 'body' }, [
      title,
      element('p', {}, [approval.summary]),
      element('p', { className: 'origin' }, [approval.origin]),
      ...(approval.accounts === undefined
        ? []
        : [accountList(approval.accounts, account, (index) => (account = index))]),
      ...(approval.facts.length === 0 ? [] : [factList(approval)]),
      ...(approval.parts ?? []).flatMap((part) => [
        element('h2', {}, [part.title]),
        factList(part),
      ]),
      ...(approval.detail === undefined
        ? []
        : [element('pre', { tabIndex: 0 }, [approval.detail])]),
    ]),
    element('footer', {}, [reject, approve]),
  ])
  card.setAttribute('role', 'dialog')
  card.setAttribute('aria-labelledby', 'title')
  return card
}

function accountList(
  accounts: string[],
  chosen: number,
  choose: (index: number) => void,
): HTMLElement {
  const rows = accounts.map((address, index) => {
    const input = element(
      'input',
      { type: 'radio', name: 'account', checked: index === chosen },
      [],
    )
    input.addEventListener('change', () => choose(index))
    return element('label', {}, [
      input,
      element('span', {}, [`Account ${index + 1}`]),
      element('code', { title: address }, [`${address.slice(0, 6)}…${address.slice(-4)}`]),
    ])
  })
  const group = element('div', { className: 'panel accounts' }, rows)
  group.setAttribute('role', 'radiogroup')
  group.setAttribute('aria-label', 'Account')
  return group
}

function factList({ facts }: Pick<Approval, 'facts'>): HTMLElement {
  return element(
    'dl',
    { className: 'panel' },
    facts.map(({ name, value }) =>
      element('div', {}, [element('dt', {}, [name]), element('dd', {}, [value])]),
    ),
  )
}

// Built node by node: strict pages require trusted types, and no text here is trusted.
function element<name extends keyof HTMLElementTagNameMap>(
  name: name,
  properties: Partial<HTMLElementTagNameMap[name]>,
  children: Child[],
): HTMLElementTagNameMap[name] {
  const node = Object.assign(document.createElement(name), properties)
  node.append(...children)
  return node
}
