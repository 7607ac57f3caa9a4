import { createWidget } from '@causeway/widget'
import { defineElement } from '@causeway/widget/element'
import '@hotwired/turbo'

const frameUrl = new URLSearchParams(location.search).get('frame') ?? ''
const widget = createWidget({ frameUrl })

document.addEventListener('click', ({ target }) => {
  const view = target instanceof HTMLElement ? target.dataset.view : undefined
  if (view === 'Connect' || view === 'Bridge') void widget.open({ view })
})

const show = () => {
  const place = document.querySelector('#account')
  if (place !== null) place.textContent = widget.getState().accounts[0] ?? ''
}
widget.subscribe(show)
document.addEventListener('turbo:load', () => {
  for (const element of document.querySelectorAll('causeway-widget:not([frame-url])')) {
    element.setAttribute('frame-url', frameUrl)
  }
  defineElement()
  show()
})
