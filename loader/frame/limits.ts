/** Timeout of the frame's handshake (spec S7.28: 20 s). */
export const FRAME_LOAD_MS = 20_000
/** A document that loaded but sends nothing for this long is not the widget. An overloaded device is late. */
export const HELLO_AFTER_LOAD_MS = 5_000
/** A skeleton that flashes is worse than none. */
export const SKELETON_AFTER_MS = 80
/** How long the frame may take to answer Escape. */
export const CLOSE_ANSWER_MS = 500
export const HEARTBEAT_MS = 2_000
export const MISSED_BEATS = 2
/** A lost frame is rebuilt this often within the window; after that, the person decides. */
export const REBUILDS = 2
export const REBUILD_WINDOW_MS = 60_000
export const REBUILD_BACKOFF_MS = 400
/** Opens without an input of the person in between, after the person closed the widget. */
export const UNSOLICITED_OPENS = 3
export const UNSOLICITED_OPENS_WINDOW_MS = 10_000
