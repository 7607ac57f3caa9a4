import type { Plugin } from 'vite'

type Call = {
  readonly start: number
  readonly end: number
  readonly first?: string
}

/**
 * Shapes of what only the page sends stay out of its own build: the widget, which receives it,
 * checks it with the same rows. So do the times that only who calls the page waits.
 */
export function leaveOutSent(): Plugin {
  return {
    name: 'leave-out-sent',
    enforce: 'post',
    transform(code, id) {
      if (!/\/protocol\/(page|widget|config|signIn|state)\.ts$/.test(id)) return undefined
      const calls = findCalls(code, this.parse(code), 'fromPage')
      if (calls.length === 0) throw new Error(`Found no shape of the page in ${id}`)
      const left = withoutUnusedImports(replace(code, calls, () => 'z.unknown()'))
      const isServed = /\/(page|signIn)\.ts$/.test(id)
      return { code: isServed ? left.replaceAll(/\btimeout: ["']\w+["']/g, '') : left, map: null }
    },
  }
}

/**
 * Rare chunks get a copy of the small zod of their own: shared with them it would leave the entry,
 * and every page would wait for one more file.
 */
export function copyFor(rooms: RegExp, { name, file }: { name: string; file: string }): Plugin {
  return {
    name: 'copy-for',
    enforce: 'pre',
    resolveId: (source, importer) =>
      [name, file].includes(source) && importer !== undefined && rooms.test(importer)
        ? `${file}?copy`
        : undefined,
  }
}

/**
 * penpal without what this side of the line never uses: transferables and `CallOptions`, its own
 * timers (`session.ts` has one that leaves nothing behind), its older wire format, its log, and
 * stacks and sentences of errors, which are all told as 4900. Wire and handshake stay as they are;
 * a part that is not found any more fails the build.
 */
export function trimPenpal(): Plugin {
  return {
    name: 'trim-penpal',
    transform(code, id) {
      if (!id.includes('/penpal/')) return undefined
      const trimmed = unused
        .reduce((text, [from, to]) => {
          const next = text.replaceAll(from, to)
          if (next === text) throw new Error(`penpal has changed, it has no: ${from}`)
          return next
        }, code)
        .replaceAll(/(?<![#\w])log\?\.\(/g, 'undefined?.(')
      const errors = findCalls(trimmed, this.parse(trimmed), 'PenpalError_default')
      return { code: replace(trimmed, errors, ({ first }) => `new Error(${first})`), map: null }
    },
  }
}

const unused: readonly (readonly [from: string | RegExp, to: string])[] = [
  // A stack names addresses of the sender's scripts; the code of an error is its message below.
  [
    `({
  name: error.name,
  message: error.message,
  stack: error.stack,
  penpalCode: error instanceof PenpalError_default ? error.code : void 0
})`,
    '({ name: error.name, message: error.message, penpalCode: error.message })',
  ],
  ['isSerializedErrorInstance ? deserializeError(value) : value', 'value'],
  [
    `...error instanceof Error ? { value: serializeError(error), isSerializedErrorInstance: true } : { value: error }`,
    'value: serializeError(error),\n  isSerializedErrorInstance: true',
  ],
  [
    `if (value instanceof Reply_default) {
        transferables = value.transferables;
        value = await value.value;
      }`,
    '',
  ],
  ['messenger.sendMessage(callMessage, transferables)', 'messenger.sendMessage(callMessage)'],
  [
    `const lastArg = args[args.length - 1];
    const lastArgIsOptions = lastArg instanceof CallOptions_default;
    const { timeout, transferables } = lastArgIsOptions ? lastArg : {};
    const argsWithoutOptions = lastArgIsOptions ? args.slice(0, -1) : args;`,
    'const timeout = undefined;',
  ],
  ['args: argsWithoutOptions', 'args'],
  // The messenger of the loader throws at none of the three messages of the handshake.
  ...['synMessage', 'ack1Message', 'ack2Message'].map(
    (message) =>
      [
        `    try {
      messenger.sendMessage(${message});
    } catch (error) {
      reject(new PenpalError_default("TRANSMISSION_FAILED", error.message));
${message === 'synMessage' ? '' : '      return;\n'}    }`,
        `    messenger.sendMessage(${message});`,
      ] as const,
  ),
  ['({ log, validateReceivedMessage })', '({ validateReceivedMessage })'],
  ['timeout !== void 0', 'false'],
  ['      clearTimeout(timeoutId);\n      reject(', '      reject('],
  ['    clearTimeout(timeoutId);\n    isComplete', '    isComplete'],
  // One flat table of methods without a prototype is served and called: no paths within it.
  [
    `  const methodPaths = extractMethodPathsFromMethods(methods);
`,
    '',
  ],
  // Read by older versions of penpal alone.
  [
    `      type: "ACK1",
      methodPaths`,
    '      type: "ACK1"',
  ],
  [
    `methodPath.reduce(
    (acc, pathSegment) => {
      return isObject(acc) ? acc[pathSegment] : void 0;
    },
    methods
  );
  return isFunction(result) ? result : void 0;`,
    'methods[methodPath];\n  return result;',
  ],
  [
    `new Proxy(
    path.length ? () => {
    } : /* @__PURE__ */ Object.create(null),
    {
      get(target, prop) {
        if (prop === "then") {
          return;
        }
        if (path.length && methodsToTreatAsNative.has(prop)) {
          return Reflect.get(target, prop);
        }
        return createRemoteProxy(callback, log, [...path, prop]);
      },
      apply(target, _thisArg, args) {
        return callback(path, args);
      }
    }
  )`,
    `new Proxy({}, {
    get: (_, name) => name === "then" ? void 0 : (...args) => callback([name], args)
  })`,
  ],
  // `session.ts` makes a messenger for each connection, and what is answered is JSON.
  [
    `  if (!messenger) {
    throw new PenpalError_default("INVALID_ARGUMENT", "messenger must be defined");
  }
  if (usedMessengers.has(messenger)) {
    throw new PenpalError_default(
      "INVALID_ARGUMENT",
      "A messenger can only be used for a single connection"
    );
  }
  usedMessengers.add(messenger);
`,
    '',
  ],
  [
    `try {
      log?.(\`Sending \${formatMethodPath(methodPath)}() reply\`, replyMessage);
      messenger.sendMessage(replyMessage, transferables);
    } catch (error) {
      if (error.name === "DataCloneError") {
        replyMessage = createErrorReplyMessage(channel, callId, error);
        log?.(\`Sending \${formatMethodPath(methodPath)}() reply\`, replyMessage);
        messenger.sendMessage(replyMessage);
      }
      throw error;
    }`,
    'messenger.sendMessage(replyMessage);',
  ],
  ['{ methodPath, resolve, reject, timeoutId }', '{ resolve, reject }'],
  ['{ methodPath, reject, timeoutId }', '{ reject }'],
  // As `engine.ts` makes the ids of its requests: nobody guesses one on a page without https either.
  [
    `crypto.randomUUID?.bind(crypto) ?? (() => new Array(4).fill(0).map(
  () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER).toString(16)
).join("-"));`,
    '() => crypto.getRandomValues(new Uint32Array(4)).join("-");',
  ],
  // A line that is gone throws by itself, which rejects the promise that it is thrown in.
  [
    `if (isDestroyed) {
      throw getDestroyedConnectionMethodCallError(methodPath);
    }
`,
    '',
  ],
  ['let isDestroyed = false;\n  const replyHandlers', 'const replyHandlers'],
  [
    'isDestroyed = true;\n    messenger.removeMessageHandler(handleMessage);\n    for',
    'messenger.removeMessageHandler(handleMessage);\n    for',
  ],
  [
    `try {
        const callMessage = {`,
    `{
        const callMessage = {`,
  ],
  [
    ` catch (error) {
        reject(
          new PenpalError_default("TRANSMISSION_FAILED", error.message)
        );
      }`,
    '',
  ],
  ['const { promise, resolve, reject } = getPromise', 'const { promise, resolve } = getPromise'],
  ['  let reject;\n', ''],
  ['((res, rej) =>', '((res) =>'],
  ['    reject = rej;\n', ''],
  ['    resolve,\n    reject\n', '    resolve\n'],
  // What ends a connection may run twice: the messenger and each handler are gone after the first.
  ['once_default((notifyOtherParticipant)', '((notifyOtherParticipant)'],
  ['  methods,\n  timeout,\n  channel,\n  log\n', '  methods,\n  channel\n'],
  ['      timeout,\n        channel,\n        log\n', '      channel\n'],
  ['methods = {},\n  timeout,\n  channel,\n  log\n', 'methods,\n  channel\n'],
  ['messenger, methods, channel, log)', 'messenger, methods, channel)'],
  ['messenger, channel, log)', 'messenger, channel)'],
  ['  }, log);', '  });'],
  ['MethodCallError(methodPath)', 'MethodCallError()'],
  ['MethodCallError = (methodPath) =>', 'MethodCallError = () =>'],
  ['isError, isSerializedErrorInstance }', 'isError }'],
  // A port that is closed already says nothing.
  [
    `try {
        messenger.sendMessage(destroyMessage);
      } catch (_) {
      }`,
    'messenger.sendMessage(destroyMessage);',
  ],
  // Older participants, each behind a comment of penpal's own.
  [/ && \/\/[^\n]*\n\s*remoteParticipantId !== DEPRECATED_PENPAL_PARTICIPANT_ID/g, ''],
  [/ \|\| \/\/[^\n]*\n\s*remoteParticipantId === DEPRECATED_PENPAL_PARTICIPANT_ID/g, ''],
]

/** One that nothing uses any more would still tie its module, and what that needs, to the entry. */
function withoutUnusedImports(code: string): string {
  return code.replaceAll(/^import \{([^}]*)\} from .*$/gm, (line, names: string) => {
    const rest = code.replace(line, '')
    const isUsed = names.split(',').some((name) => new RegExp(`\\b${name.trim()}\\b`).test(rest))
    return isUsed ? line : ''
  })
}

/** Calls of `name`, with or without `new`, in the order of the text. */
function findCalls(code: string, tree: unknown, name: string): Call[] {
  if (Array.isArray(tree)) return tree.flatMap((part) => findCalls(code, part, name))
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as {
    type?: string
    start?: number
    end?: number
    callee?: { name?: string }
    arguments?: { start: number; end: number }[]
  } // ESTree, as Rolldown's parser makes it
  if (node.callee?.name !== name || node.start === undefined || node.end === undefined) {
    return Object.values(tree).flatMap((part) => findCalls(code, part, name))
  }
  const [first] = node.arguments ?? []
  return [
    {
      start: node.start,
      end: node.end,
      ...(first === undefined ? {} : { first: code.slice(first.start, first.end) }),
    },
  ]
}

function replace(code: string, calls: readonly Call[], text: (call: Call) => string): string {
  return calls.reduceRight(
    (rest, call) => rest.slice(0, call.start) + text(call) + rest.slice(call.end),
    code,
  )
}
