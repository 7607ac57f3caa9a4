// What every room of the widget adds to the types of its kernel, for tests that import some rooms alone.
import '#features/types.ts'
