import { ConnectMethods } from './ConnectMethods.tsx'

export default function ConnectWalletsView() {
  return <ConnectMethods isList />
}
