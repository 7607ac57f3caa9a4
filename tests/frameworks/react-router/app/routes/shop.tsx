import { defineElement } from '@causeway/widget/element'
import '@causeway/widget/element/react'
import { ConnectButton, OpenButton, useAccount } from '@causeway/widget/react'
import { useEffect } from 'react'
import { useOutletContext } from 'react-router'

export default function Shop() {
  const frameUrl = useOutletContext<string>()
  const { address } = useAccount()
  useEffect(() => defineElement(), [])
  // @ts-expect-error No such mode.
  const wrong = () => <causeway-widget mode="bridges" />
  return (
    <>
      <h1>A page of React Router</h1>
      <ConnectButton />
      <OpenButton view="Bridge">Bridge</OpenButton>
      <p id="account">{address}</p>
      <causeway-widget mode="bridge" frame-url={frameUrl} />
      {frameUrl === '' && wrong()}
    </>
  )
}
