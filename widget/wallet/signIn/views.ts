import type { View } from '#kernel/router/view.ts'

/** `next`: the view that the person was in before they had to sign in. */
type SignIn = { readonly next?: View | undefined }

declare module '#kernel/router/view.ts' {
  interface Views {
    SIWXSignMessage: SignIn
    ConnectingSiwe: SignIn
  }
}
