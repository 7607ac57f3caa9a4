import { version } from '../../../package.json' with { type: 'json' }

/** Of the release that this service belongs to; a build carries it inside. */
export const VERSION: string = version
