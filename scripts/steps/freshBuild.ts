import { isBuildFresh } from '../isBuildFresh.ts'

// What was built from the same sources is not built again.
if (!isBuildFresh()) await import('../build.ts')
