import { perceptionTests } from './perceptionTests.ts'

perceptionTests('light', 'en')
perceptionTests('light', 'de')
perceptionTests('dark', 'ar')
