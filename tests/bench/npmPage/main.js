import { createWidget } from '@causeway/widget'

const widget = createWidget({ frameUrl: __FRAME_URL__ })

const button = document.createElement('button')
button.type = 'button'
button.textContent = 'Connect wallet'
button.addEventListener('click', () => widget.open())
document.body.append(button)
