import { perceptionTests } from './perceptionTests.ts'

perceptionTests('dark', 'en')
