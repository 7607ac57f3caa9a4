import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConnectButton, InlineWidget, OpenButton, useWidget, WidgetProvider } from './react.tsx'

test('default: a server draws the buttons, makes no widget and touches no window', () => {
  const page = createElement(
    WidgetProvider,
    { options: { frameUrl: 'https://widget.example/embed/' } },
    createElement(ConnectButton, { className: 'big' }),
    createElement(OpenButton, { view: 'Bridge' }, 'Bridge'),
    createElement(InlineWidget, { id: 'place' }),
  )
  expect(renderToString(page)).toMatch(
    /^<button type="button" disabled="" class="big">Connect wallet<\/button><button type="button" disabled="">Bridge<\/button><div id="place" data-causeway-inline="[^"]+"><\/div>$/,
  )
})

test('error: a hook without a provider says what is missing', () => {
  function Lost() {
    useWidget()
    return null
  }
  expect(() => renderToString(createElement(Lost))).toThrow('useWidget needs a <WidgetProvider>')
})
