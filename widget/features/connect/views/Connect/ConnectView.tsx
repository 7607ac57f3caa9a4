import { ConnectMethods } from './ConnectMethods.tsx'

export default function ConnectView() {
  return <ConnectMethods isList={false} />
}
