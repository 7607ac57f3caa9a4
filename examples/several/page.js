// The script tag made the modal. The second widget fills a container and shows only the bridge.
window.bridgeWidget = window.Widget.create({ mode: 'bridge', target: '#bridge' })
