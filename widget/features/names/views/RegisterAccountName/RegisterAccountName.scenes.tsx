import { RegisterAccountNameSuccess } from '../RegisterAccountNameSuccess/RegisterAccountNameSuccess.tsx'
import { address, httpError, idle, type Scene } from '#ui/testing/scene.ts'
import { type NameForm, RegisterAccountName } from './RegisterAccountName.tsx'

const form: NameForm = {
  address,
  zone: '.reown.id',
  value: '',
  onChange: idle,
  offer: { status: 'none' },
  suggestions: { status: 'none' },
  onRegister: idle,
}
const typed = { ...form, value: 'maren' }
const taken: NameForm = { ...typed, offer: { status: 'registered' } }
const name = 'maren.reown.id'
const labels = ['maren-wallet', 'maren-pays', 'maren1', 'maren-2']

export const nameScenes: readonly Scene[] = [
  draw('start', { status: 'form', ...form }),
  draw('checking', { status: 'form', ...typed, offer: { status: 'checking' } }),
  draw('available', { status: 'form', ...typed, offer: { status: 'available' } }),
  draw('registered', { status: 'form', ...taken, suggestions: { status: 'ready', labels } }),
  draw('suggestions loading', { status: 'form', ...taken, suggestions: { status: 'loading' } }),
  draw('suggestions failed', {
    status: 'form',
    ...taken,
    suggestions: { status: 'error', onRetry: idle },
  }),
  draw('could not check', {
    status: 'form',
    ...typed,
    ownUnknown: true,
    offer: { status: 'unknown', onRetry: idle },
  }),
  draw('offline', { status: 'form', ...typed, offline: true, offer: { status: 'unknown' } }),
  draw('wrong characters', {
    status: 'form',
    ...form,
    value: 'maren!',
    problem: 'Can only contain letters, numbers and - characters',
  }),
  draw('refused', {
    status: 'form',
    ...typed,
    offer: { status: 'available' },
    failure: 'Error registering name maren.reown.id',
  }),
  draw('signing', { status: 'signing', name, address, wallet: 'Pebble', onCancel: idle }),
  draw('sending', { status: 'sending', name, address }),
  draw('owned', { status: 'owned', name, onDone: idle }),
  draw('unavailable', { status: 'unavailable', network: 'Gnosis', onRetry: idle }),
  draw('empty', { status: 'empty', onConnect: idle }),
  draw('error', { status: 'error', error: httpError, onRetry: idle }),
  {
    view: 'RegisterAccountNameSuccess',
    state: 'done',
    node: <RegisterAccountNameSuccess name={name} address={address} onCopy={idle} onDone={idle} />,
  },
]

function draw(state: string, props: Parameters<typeof RegisterAccountName>[0]['state']): Scene {
  return { view: 'RegisterAccountName', state, node: <RegisterAccountName state={props} /> }
}
