import type { Reasons } from './reasons.ts'

/**
 * Mutants that live, and why that is right: most are the same program in other words. They count against
 * the score all the same.
 */
export const survivors: Reasons = {
  'secure/page/arming/arming.ts': [
    {
      code: 'if (old === undefined || layout === undefined) return false',
      mutants: ['layout === undefined → false', 'false → true'],
      why: 'A layout never goes away again; before the first one nothing is pressed, and nothing waits.',
    },
    {
      code: 'return overSince !== undefined && now - overSince >= REST_MS',
      mutants: ['overSince !== undefined → true'],
      why: 'The difference to undefined is NaN, which is no rest either; the compiler wants it said.',
    },
    {
      code: 'if (state.overSince !== undefined) rests.push(state.overSince + REST_MS - now)',
      mutants: ['state.overSince !== undefined → true'],
      why: 'NaN is not above zero, so it is left out in the next line.',
    },
    {
      code: 'old.width !== layout.width || old.height !== layout.height || roomOf(old) !== roomOf(layout)',
      mutants: ['old.height !== layout.height → false'],
      why: 'Of a sheet of another height nothing has been read, so it is missing what it did not miss before.',
    },
    {
      code: "if (sight === undefined || layout === undefined || !isSeen(state)) return 'unseen'",
      mutants: ['sight === undefined → false'],
      why: 'Without a sight it is not seen either; the compiler wants it said.',
    },
  ],
  'widget/bridges/across/client/blockBefore.ts': [
    {
      code: 'for (let step = 0; step < MAX_STEPS && high.number - low.number > NEAR_BLOCKS; step += 1) {',
      mutants: [
        'step < MAX_STEPS → true',
        'step < MAX_STEPS → step <= MAX_STEPS',
        'step += 1 → step -= 1',
      ],
      why: 'Halving comes near by itself on every chain of fewer than 16 billion blocks.',
    },
    {
      code: 'if (high.time < wanted) break',
      mutants: ['high.time < wanted → false'],
      why: 'It then comes near the head by halving, and takes the head all the same.',
    },
    {
      code: 'return start > FILL_SEARCH_BLOCKS ? start - FILL_SEARCH_BLOCKS : 0n',
      mutants: ['start > FILL_SEARCH_BLOCKS → start >= FILL_SEARCH_BLOCKS'],
      why: 'Of two equal numbers the difference is zero.',
    },
  ],
  'widget/bridges/across/status/depositOutcome.ts': [
    {
      code: 'const other = await expiryContradiction(client, questionOf(options), { isOwn: false })',
      mutants: ['{ isOwn: false } → {}'],
      why: 'Undefined is as good as false; the compiler wants it said.',
    },
  ],
  'widget/bridges/across/fill/findRefund.ts': [
    {
      code: 'const search = { address: pool, fromBlock, isLast: () => false, signal }',
      mutants: ['() => false → () => undefined'],
      why: 'No log is the last one either way.',
    },
    {
      code: 'if (amount === 0n) return []',
      mutants: ['amount === 0n → false', '[] → ["Stryker was here"]'],
      why: 'A payment of nothing covers nothing, and what has no time came after no deadline.',
    },
    {
      code: 'if (isPaid === false) return []',
      mutants: ['[] → ["Stryker was here"]'],
      why: 'What has no time came after no deadline.',
    },
    {
      code: 'const isAlike = isAddressEqual(deposit.inputToken, inputToken) && deposit.fillDeadline < until',
      mutants: [
        'deposit.fillDeadline < until → true',
        'deposit.fillDeadline < until → deposit.fillDeadline <= until',
      ],
      why: '`paymentFor` pays no deposit before its deadline; here its destination is not asked in vain.',
    },
    {
      code: 'if (!isAlike) return []',
      mutants: ['[] → ["Stryker was here"]'],
      why: 'What has no deadline is nothing that a payment could be for.',
    },
    {
      code: 'return isOpen === false ? [] : deposit',
      mutants: ['[] → ["Stryker was here"]'],
      why: 'What has no deadline is nothing that a payment could be for.',
    },
  ],
  'widget/features/swap/model/calldata.ts': [
    {
      code: '} catch {',
      mutants: ["{ return undefined // another router's; what it does is tried } → {}"],
      why: 'The value of the function is undefined either way; the words say why nothing is done.',
    },
    {
      code: 'if (given === undefined) return false',
      mutants: ['false → true', 'given === undefined → false'],
      why: 'A path of fewer than two tokens has been refused in the same line, so none is missing.',
    },
    {
      code: 'if (given >= minimum) return data',
      mutants: ['given >= minimum → given > minimum'],
      why: 'An equal minimum is replaced by itself.',
    },
  ],
  'widget/features/swap/model/prepare.ts': [
    {
      code: "const real = await readContract(chain, { address, abi: decimalsAbi, functionName: 'decimals' })",
      mutants: ['\'decimals\' → ""'],
      why: 'viem takes the only function of an ABI where none is named.',
    },
    {
      code: 'const read = { ...order, minimum: lowest < order.minimum ? lowest : order.minimum }',
      mutants: ['lowest < order.minimum → lowest <= order.minimum'],
      why: 'Of two equal numbers either is the lower one.',
    },
    {
      code: 'const swap = understood || atMost === atLeast ? wide : await ask(atMost)',
      mutants: ['atMost === atLeast → false'],
      why: 'The service is then asked the same question twice.',
    },
  ],
  'widget/features/swap/model/slippage.ts': [
    {
      code: 'return lost > 0n ? Number(lost) : 0',
      mutants: ['lost > 0n → lost >= 0n'],
      why: 'Number(0n) is 0.',
    },
    {
      code: "const [, whole = '', fraction = ''] = /^(\\d{0,3})(?:\\.(\\d{0,2}))?$/.exec(text.trim()) ?? []",
      mutants: ['\'\' → "Stryker was here!"', '[] → ["Stryker was here"]'],
      why: 'What is no number is not within the bounds either.',
    },
  ],
  'widget/features/swap/model/problem.ts': [
    {
      code: "const amount = parsed.status === 'ok' ? parsed.amount : undefined",
      mutants: ["parsed.status === 'ok' → true"],
      why: 'What could not be read has no amount; the compiler wants it said.',
    },
    {
      code: 'if (native !== undefined && fee !== undefined) {',
      mutants: ['native !== undefined → true'],
      why: 'Undefined is not less than anything; the compiler wants it said.',
    },
    {
      code: 'if (balance !== undefined && given > balance) {',
      mutants: ['balance !== undefined → true'],
      why: 'Nothing is larger than undefined; the compiler wants it said.',
    },
  ],
  'secure/page/approvals/decodeExactly.ts': [
    {
      code: '} catch {',
      mutants: ['{ // Calldata that does not fit its own selector. return undefined } → {}'],
      why: 'The value of the function is undefined either way.',
    },
  ],
  'secure/page/approvals/readAction.ts': [
    {
      code: 'return tokenOn(client, { chainId: client.chain?.id, contract }, amount)',
      mutants: ['client.chain?.id → client.chain.id'],
      why: 'A client of a network has its chain; the compiler does not know it.',
    },
    {
      code: "if (typeof party !== 'string' || typeof amount !== 'bigint') continue",
      mutants: [
        "typeof party !== 'string' || typeof amount !== 'bigint' → false",
        "typeof party !== 'string' || typeof amount !== 'bigint' → typeof party !== 'string' && typeof amount !== 'bigint'",
        "typeof party !== 'string' → false",
        "typeof amount !== 'bigint' → false",
      ],
      why: 'The ABI says what the two arguments are; the compiler does not know it.',
    },
  ],
  'secure/page/approvals/readBridge.ts': [
    {
      code: 'const known = [...knownMessageHandlers(Number(chainId)), ...(own === undefined ? [] : [own])]',
      mutants: ['[] → ["Stryker was here"]'],
      why: 'No address is the same as that text.',
    },
    {
      code: 'if (/^0x[0-9a-f]{40}$/i.test(bytes)) return `0x${bytes.slice(2)}`',
      mutants: ['/^0x[0-9a-f]{40}$/i → /0x[0-9a-f]{40}$/i'],
      why: 'viem gives 0x and the bytes, so that 0x stands nowhere else.',
    },
    {
      code: 'return /^0x0{24}[0-9a-f]{40}$/i.test(bytes) ? `0x${bytes.slice(26)}` : undefined',
      mutants: [
        '/^0x0{24}[0-9a-f]{40}$/i → /0x0{24}[0-9a-f]{40}$/i',
        '/^0x0{24}[0-9a-f]{40}$/i → /^0x0{24}[0-9a-f]{40}/i',
      ],
      why: 'An address has 20 bytes and bytes32 have 32: there is nothing before or behind.',
    },
    {
      code: "if (typeof value !== 'string') throw new Error(`A deposit has no ${name}.`)",
      mutants: ['`A deposit has no ${name}.` → ``', "typeof value !== 'string' → false"],
      why: 'Every deposit that decodes has it.',
    },
    {
      code: "if (typeof value === 'number') return BigInt(value)",
      mutants: ["typeof value === 'number' → true"],
      why: 'Every deposit that decodes has it, as a bigint or a number.',
    },
    {
      code: 'throw new Error(`A deposit has no ${name}.`)',
      mutants: ['`A deposit has no ${name}.` → ``'],
      why: 'Every deposit that decodes has it.',
    },
  ],
  'secure/page/approvals/showAmount.ts': [
    {
      code: "return `${head}${parts.find(({ type }) => type === 'decimal')?.value ?? '.'}${fraction}`",
      mutants: [
        '\'.\' → ""',
        "parts.find(({ type }) => type === 'decimal')?.value → parts.find(({ type }) => type === 'decimal').value",
      ],
      why: 'Each language has a mark for decimals; the compiler does not know it.',
    },
  ],
  'secure/page/approvals/readText.ts': [
    {
      code: 'if (error instanceof TypeError) return null',
      mutants: ['error instanceof TypeError → true'],
      why: 'The decoder throws no other error.',
    },
    {
      code: "const number = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')",
      mutants: ['letter.codePointAt(0)?.toString → letter.codePointAt(0).toString'],
      why: 'A match has a letter.',
    },
  ],
  'secure/page/approvals/tokens.ts': [
    {
      code: 'if (chainId === undefined) return undefined',
      mutants: ['chainId === undefined → false'],
      why: 'No pin has the chain undefined.',
    },
    {
      code: 'client.readContract({ address, abi: erc20, functionName }).catch(() => null)',
      mutants: ['() => null → () => undefined'],
      why: 'Both are told apart from text and numbers in the next lines.',
    },
    {
      code: "const [told, decimals] = await Promise.all([read('symbol'), read('decimals')])",
      mutants: ['\'symbol\' → ""'],
      why: 'viem takes the first function of an ABI where none is named.',
    },
    {
      code: 'chainId !== undefined &&',
      mutants: ['chainId !== undefined → true'],
      why: 'No pin has the chain undefined.',
    },
    {
      code: "decimals: typeof decimals === 'number' ? decimals : null,",
      mutants: ["typeof decimals === 'number' → true"],
      why: 'It is a number or null.',
    },
    {
      code: 'return Object.hasOwn(same, name) ? (same[name] ?? name) : name',
      mutants: ['same[name] ?? name → same[name] && name'],
      why: 'What the table has is a text.',
    },
  ],
  'widget/bridges/across/quote/checkQuote.ts': [
    {
      code: 'const gap = parts > total ? parts - total : total - parts',
      mutants: ['parts > total → parts >= total'],
      why: 'Of equal ones the difference is 0 either way.',
    },
  ],
  'widget/bridges/across/transaction/estimateDataFee.ts': [
    {
      code: "functionName: 'getL1FeeUpperBound',",
      mutants: ['\'getL1FeeUpperBound\' → ""'],
      why: 'viem takes the only function of an ABI where none is named.',
    },
  ],
  'widget/bridges/across/quote/getQuote.ts': [
    {
      code: 'if (crossChainMessage.actions.every(({ update }) => update === undefined)) return quote',
      mutants: [
        'crossChainMessage.actions.every(({ update }) => update === undefined) → false',
        '({ update }) => update === undefined → () => undefined',
        'update === undefined → false',
      ],
      why: 'Without an update the message stays the same, which ends the first round.',
    },
  ],
  'widget/bridges/across/quote/messageHandlers.ts': [
    {
      code: "if (code === undefined || code === '0x') continue",
      mutants: ["code === '0x' → false", '\'0x\' → ""'],
      why: 'viem says undefined of an account without code.',
    },
  ],
  'widget/bridges/across/client/readDecimals.ts': [
    {
      code: 'const key = `${chainId} ${token.toLowerCase()}`',
      mutants: ['token.toLowerCase() → token.toUpperCase()'],
      why: 'Either makes one key of an address, in whatever case it is written.',
    },
  ],
  'widget/bridges/across/run/requireFreshQuote.ts': [
    {
      code: 'const isYoung = Date.now() - transfer.fetchedAt <= quoteMaxAgeMs',
      mutants: [
        'Date.now() - transfer.fetchedAt <= quoteMaxAgeMs → Date.now() - transfer.fetchedAt < quoteMaxAgeMs',
      ],
      why: 'One millisecond of a minute, by a clock that goes on meanwhile.',
    },
  ],
  'widget/transactions/transfers/payout.ts': [
    {
      code: 'if (fee === undefined || split === undefined) return agreed.message',
      mutants: [
        'fee === undefined || split === undefined → fee === undefined && split === undefined',
        'fee === undefined → false',
        'split === undefined → false',
      ],
      why: 'There is a split exactly where there is a fee.',
    },
  ],
  'widget/features/bridge/model/quote/problem.ts': [
    {
      code: 'if (nativeBalance === undefined || feeReserve === undefined) return undefined',
      mutants: ['nativeBalance === undefined → false'],
      why: 'Nothing is less than undefined; the compiler wants it said.',
    },
    {
      code: 'const needed = feeReserve / 2n + (origin?.isNative === true ? amount : 0n)',
      mutants: ['origin?.isNative → origin.isNative'],
      why: 'A form without a token was refused before; the compiler does not know it.',
    },
  ],
}
