import { ConnectMethods } from './ConnectView.tsx'

export default function ConnectWalletsView() {
  return <ConnectMethods isList />
}
