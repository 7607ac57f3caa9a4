// The tag made the modal; the second widget fills a container and knows bridge views only.
window.bridgeWidget = window.Widget.create({ mode: 'bridge', target: '#bridge' })
