/** What an error says: what happened, and whether funds are safe and what to do. */
export type ErrorText = { readonly title: string; readonly body: string }
