import { connect } from 'penpal'
import { guard, page, serve } from '#protocol'
import { createMessenger } from '../../../loader/frame/messenger.ts'
import { forwardTo, offerCalls } from './forward.ts'

/* The page's side of the contract, over the loader's own messenger and a real frame. */
const frame = document.createElement('iframe')
const url = new URL('frame.html', location.href)
url.hostname = 'widget.localhost'
url.searchParams.set('origin', location.origin)
frame.src = url.href
document.body.append(frame)
if (frame.contentWindow === null) throw new Error('The frame has no window')

const connection = connect({
  messenger: guard(createMessenger(frame.contentWindow, url.origin), {
    onFlood: () => connection.destroy(),
  }),
  channel: 'causeway:contract',
  methods: serve(page, forwardTo('page', page)),
})
offerCalls(connection.promise)
