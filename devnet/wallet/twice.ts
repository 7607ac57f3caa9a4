/** Not a promise but a thenable that calls back twice: real promises cannot, bad wallets can. */
export function twice(answer: Promise<unknown>): PromiseLike<unknown> {
  const callTwice: Promise<unknown>['then'] = (resolve, reject) =>
    answer.then((value) => {
      const first = resolve?.(value)
      resolve?.(null)
      // What `then` hands on is the first answer's, whatever its type.
      return first as never
    }, reject)
  // biome-ignore lint/suspicious/noThenProperty: the thenable is the point
  return { then: callTwice }
}
