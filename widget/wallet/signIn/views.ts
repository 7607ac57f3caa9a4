import type { View } from '#kernel/router/view.ts'

/** `next`: what was being done before somebody had to sign in. */
type SignIn = { readonly next?: View | undefined }

declare module '#kernel/router/view.ts' {
  interface Views {
    SIWXSignMessage: SignIn
    ConnectingSiwe: SignIn
  }
}
