'use client'

import { createWidget } from '@causeway/widget'
import { createAppKit } from '@causeway/widget/appkit'
import { defineElement } from '@causeway/widget/element'
import { ConnectButton, OpenButton, useWidget, WidgetProvider } from '@causeway/widget/react'
import { causeway } from '@causeway/widget/wagmi'

/** Kept in the bundle, so that every entry of the package goes through the bundler. */
const entries = { causeway, createAppKit, createWidget, defineElement }

export function Shop({ frameUrl }) {
  return (
    <WidgetProvider options={{ frameUrl }}>
      <h1>A page of Next.js</h1>
      <ConnectButton />
      <OpenButton view="Bridge">Bridge</OpenButton>
      <Version />
    </WidgetProvider>
  )
}

function Version() {
  const widget = useWidget()
  return <p id="version">{widget && `${widget.version} ${Object.keys(entries).join(' ')}`}</p>
}
