/** The address of the widget's frame. On your site, use the address of your deployment. */
export const frameUrl = 'http://widget.localhost:4173/embed/'
