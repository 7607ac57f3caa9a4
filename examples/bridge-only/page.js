// Shows the status of the transfer that the person makes in the widget.
const sentences = {
  quoted: 'Ready when you are.',
  approving: 'Waiting for approval…',
  depositing: 'Sending it on its way…',
  deposited: 'On its way.',
  filled: 'Your savings are ashore.',
  expired: 'It took too long; your deposit is coming back.',
  refunded: 'Your deposit came back.',
  failed: 'Nothing was sent.',
}

// The loader's script is `async`, so `Widget` exists once the page has loaded.
addEventListener('load', async () => {
  const news = document.querySelector('#news')
  const transfer = await window.Widget.bridge({
    integratorId: '0xdead',
    // A quarter of a percent of the amount that arrives. The person sees it before they confirm.
    fee: { bps: 25, recipient: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65' },
  })
  transfer.on('status', ({ status }) => {
    news.dataset.status = status
    news.textContent = sentences[status]
  })
})
