import type { Message, Messenger } from 'penpal'
import { clickCalls } from '#protocol'

/**
 * A messenger whose calls that may open a window go by `window.postMessage` while a click of the person
 * counts, so that WebKit lets the page open one for it. Answers, and everything else, keep to the port.
 */
export function byWindow(
  messenger: Messenger,
  { remote, origin, may }: { remote: Window; origin: string; may: () => boolean },
): Messenger {
  return {
    initialize: (options) => messenger.initialize(options),
    sendMessage(message, transferables) {
      if (isForWindow(message) && isClicked() && may()) {
        remote.postMessage(message, { targetOrigin: origin })
      } else messenger.sendMessage(message, transferables)
    },
    addMessageHandler: (handler) => messenger.addMessageHandler(handler),
    removeMessageHandler: (handler) => messenger.removeMessageHandler(handler),
    destroy: () => messenger.destroy(),
  }
}

function isForWindow(message: Message): boolean {
  return message.type === 'CALL' && clickCalls.includes(message.methodPath.join('.'))
}

/** Firefox before 120 cannot say, and needs no window message either. */
function isClicked(): boolean {
  return navigator.userActivation?.isActive === true
}
