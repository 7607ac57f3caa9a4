/** Where the widget lives; on a site of yours, the address of its own deployment. */
export const frameUrl = 'http://widget.localhost:4173/embed/'
