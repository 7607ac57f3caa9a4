import * as fc from 'fast-check'

// The same values for each mutant, or a survivor of today is killed tomorrow; and the smallest
// counterexample says nothing to a mutant.
fc.configureGlobal({ seed: 20_250_801, endOnFailure: true })
