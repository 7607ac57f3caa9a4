import { tellFailure } from './config/startError.ts'
import { serve } from './serve.ts'

/* npm run serve -- deployment.json [--env gateway.env] */
serve(process.argv.slice(2), { command: 'npm run serve --', distDir: 'dist' }).catch(tellFailure)
