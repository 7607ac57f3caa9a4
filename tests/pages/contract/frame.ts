import { connect, WindowMessenger } from 'penpal'
import { guard, serve, widget } from '#protocol'
import { forwardTo, offerCalls } from './forward.ts'

/* The widget's side of the contract, in a frame of another site. */
const origin = new URLSearchParams(location.search).get('origin') ?? ''
const connection = connect({
  messenger: guard(new WindowMessenger({ remoteWindow: parent, allowedOrigins: [origin] }), {
    onFlood: () => connection.destroy(),
  }),
  channel: 'causeway:contract',
  methods: serve(widget, forwardTo('widget', widget)),
})
offerCalls(connection.promise)
