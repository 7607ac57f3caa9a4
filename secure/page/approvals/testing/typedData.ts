/** Typed data as a page sends it: JSON, its numbers as text. */
export type SentData = {
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: string
  domain: Record<string, unknown>
  message: Record<string, unknown>
}

const person = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'

/**
 * Data with these types, written as EIP-712's `encodeType` does and as the contracts hash them; the first
 * is the primary one. Values that are not given are made up.
 */
export function dataOf(
  encoded: string,
  message: Record<string, unknown> = {},
  domain: Record<string, unknown> = {
    name: 'Protocol',
    version: '1',
    chainId: 8_453,
    verifyingContract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  },
): SentData {
  const all = [...encoded.matchAll(/([\w:]+)\(([^)]*)\)/g)].map(([, name = '', fields = '']) => {
    const each = fields.split(',').filter((field) => field !== '')
    const read = each.map((field) => {
      const [type = '', of = ''] = field.trim().split(' ')
      return { name: of, type }
    })
    return [name, read] as const
  })
  const types = Object.fromEntries(all)
  const [primaryType = ''] = Object.keys(types)
  const made = sample(types, primaryType)
  return { types, primaryType, domain, message: { ...(isRecord(made) ? made : {}), ...message } }
}

function sample(types: SentData['types'], type: string): unknown {
  const [, item, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    return Array.from({ length: Number(length || 1) }, () => sample(types, item))
  }
  const fields = types[type]
  if (fields !== undefined) {
    return Object.fromEntries(fields.map((field) => [field.name, sample(types, field.type)]))
  }
  if (type === 'address') return person
  if (type === 'bool') return true
  if (type === 'string') return 'Hello'
  if (type === 'bytes') return '0xc0ffee'
  const [, size] = /^bytes(\d+)$/.exec(type) ?? []
  return size === undefined
    ? '1900000000'.slice(0, /^u?int(8|16)$/.test(type) ? 1 : 10)
    : `0x${'ab'.repeat(Number(size))}`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const seaport =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
const tokenPermissions = 'TokenPermissions(address token,uint256 amount)'
const exclusiveDutch =
  'ExclusiveDutchOrder(OrderInfo info,uint256 decayStartTime,uint256 decayEndTime,address exclusiveFiller,uint256 exclusivityOverrideBps,address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs)DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)'
const permit2 = {
  name: 'Permit2',
  chainId: 8_453,
  verifyingContract: '0x000000000022d473030f116ddee9f6b43ac78ba3',
}
const nowhere = { name: 'App', version: '1' }

/** What signatures of these shapes allow: how many grants of tokens, and what else. */
type Case = readonly [name: string, data: SentData, grants: number, powers: readonly string[]]

/** Shapes that contracts and sites truly have, as their type hashes are written. */
export const spendingData: readonly Case[] = [
  [
    'USDC’s permit (EIP-2612)',
    dataOf('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
    1,
    [],
  ],
  [
    'DAI’s permit',
    dataOf('Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)'),
    1,
    [],
  ],
  [
    'a permit for one of a collection (ERC-4494)',
    dataOf('Permit(address spender,uint256 tokenId,uint256 nonce,uint256 deadline)'),
    1,
    [],
  ],
  [
    'Uniswap v4’s permit for all',
    dataOf('PermitForAll(address operator,bool approved,uint256 nonce,uint256 deadline)'),
    1,
    [],
  ],
  [
    'Permit2, single',
    dataOf(
      'PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)',
      {},
      permit2,
    ),
    1,
    [],
  ],
  [
    'Permit2, batch',
    dataOf(
      'PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)',
      {},
      permit2,
    ),
    1,
    [],
  ],
  [
    'Permit2, transfer',
    dataOf(
      `PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${tokenPermissions}`,
      {},
      permit2,
    ),
    1,
    [],
  ],
  [
    'Permit2, transfers',
    dataOf(
      `PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${tokenPermissions}`,
      {},
      permit2,
    ),
    1,
    [],
  ],
  [
    'UniswapX’s order, as witness',
    dataOf(
      `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,ExclusiveDutchOrder witness)${exclusiveDutch}${tokenPermissions}`,
      {},
      permit2,
    ),
    1,
    ['order'],
  ],
  [
    'EIP-3009, transfer',
    dataOf(
      'TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
    ),
    1,
    [],
  ],
  [
    'EIP-3009, receive',
    dataOf(
      'ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)',
    ),
    1,
    [],
  ],
  [
    'Coinbase’s spend permission',
    dataOf(
      'SpendPermission(address account,address spender,address token,uint160 allowance,uint48 period,uint48 start,uint48 end,uint256 salt,bytes extraData)',
    ),
    1,
    [],
  ],
  ['Seaport’s order', dataOf(seaport), 0, ['order']],
  ['Seaport’s bulk order', dataOf(`BulkOrder(OrderComponents[2][2] tree)${seaport}`), 0, ['order']],
  [
    'CoW’s order',
    dataOf(
      'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
    ),
    0,
    ['order'],
  ],
  [
    '0x v4’s limit order',
    dataOf(
      'LimitOrder(address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount,uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)',
    ),
    0,
    ['order'],
  ],
  [
    '0x v2’s order',
    dataOf(
      'Order(address makerAddress,address takerAddress,address feeRecipientAddress,address senderAddress,uint256 makerAssetAmount,uint256 takerAssetAmount,uint256 makerFee,uint256 takerFee,uint256 expirationTimeSeconds,uint256 salt,bytes makerAssetData,bytes takerAssetData)',
    ),
    0,
    ['order'],
  ],
  [
    '1inch’s order',
    dataOf(
      'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)',
    ),
    0,
    ['order'],
  ],
  [
    'Polymarket’s order',
    dataOf(
      'Order(uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType)',
    ),
    0,
    ['order'],
  ],
  [
    'Rarible’s order',
    dataOf(
      'Order(address maker,Asset makeAsset,address taker,Asset takeAsset,uint256 salt,uint256 start,uint256 end,bytes4 dataType,bytes data)Asset(AssetType assetType,uint256 value)AssetType(bytes4 assetClass,bytes data)',
    ),
    0,
    ['order'],
  ],
  [
    'LooksRare’s order',
    dataOf(
      'Maker(uint8 quoteType,uint256 globalNonce,uint256 subsetNonce,uint256 orderNonce,uint256 strategyId,uint8 collectionType,address collection,address currency,address signer,uint256 startTime,uint256 endTime,uint256 price,uint256[] itemIds,uint256[] amounts,bytes additionalParameters)',
    ),
    0,
    ['order'],
  ],
  [
    'Bebop’s order',
    dataOf(
      'JamOrder(address taker,address receiver,uint256 expiry,uint256 nonce,address executor,uint256 minFillPercent,bytes32 hooksHash,address[] sellTokens,address[] buyTokens,uint256[] sellAmounts,uint256[] buyAmounts,bool usingPermit2)',
    ),
    0,
    ['order'],
  ],
  [
    'ERC-7710’s delegation',
    dataOf(
      'Delegation(address delegate,address delegator,bytes32 authority,Caveat[] caveats,uint256 salt)Caveat(address enforcer,bytes terms)',
    ),
    0,
    ['delegation'],
  ],
  [
    'a delegation of votes',
    dataOf('Delegation(address delegatee,uint256 nonce,uint256 expiry)'),
    0,
    ['delegation'],
  ],
  [
    'an authorization as of EIP-7702',
    dataOf('Authorization(uint256 chainId,address contractAddress,uint256 nonce)'),
    0,
    ['delegation'],
  ],
  [
    'Lens’s dispatcher',
    dataOf(
      'SetDispatcherWithSig(uint256 profileId,address dispatcher,uint256 nonce,uint256 deadline)',
    ),
    0,
    ['delegation'],
  ],
  [
    'Lens’s executors',
    dataOf(
      'ChangeDelegatedExecutorsConfig(uint256 delegatorProfileId,address[] delegatedExecutors,bool[] approvals,uint64 configNumber,bool switchToGivenConfig,uint256 nonce,uint256 deadline)',
    ),
    0,
    ['delegation'],
  ],
  [
    'Hyperliquid’s agent',
    dataOf(
      'HyperliquidTransaction:ApproveAgent(string hyperliquidChain,address agentAddress,string agentName,uint64 nonce)',
    ),
    0,
    ['delegation'],
  ],
  [
    'Hyperliquid’s withdrawal',
    dataOf(
      'HyperliquidTransaction:Withdraw(string hyperliquidChain,string destination,string amount,uint64 time)',
    ),
    0,
    ['execution'],
  ],
  [
    'a Safe’s transaction',
    dataOf(
      'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
      {},
      { chainId: 8_453, verifyingContract: person },
    ),
    0,
    ['execution'],
  ],
  [
    'a forwarded request (ERC-2771)',
    dataOf(
      'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data)',
    ),
    0,
    ['execution'],
  ],
  [
    'Biconomy’s meta transaction',
    dataOf('MetaTransaction(uint256 nonce,address from,bytes functionSignature)'),
    0,
    ['execution'],
  ],
  ['a Safe’s message', dataOf('SafeMessage(bytes message)'), 0, ['unreadable']],
  [
    'Compound v3’s manager',
    dataOf(
      'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)',
    ),
    0,
    ['delegation'],
  ],
  [
    'Morpho’s authorization',
    dataOf(
      'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)',
    ),
    0,
    ['delegation'],
  ],
  [
    'Aave’s delegation of credit',
    dataOf('DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)'),
    0,
    ['delegation'],
  ],
  [
    'Balancer’s relayed call',
    dataOf('JoinAuthorization(bytes calldata,address sender,uint256 nonce,uint256 deadline)'),
    0,
    ['execution'],
  ],
  [
    'Across’s update of a deposit',
    dataOf(
      'UpdateDepositDetails(uint256 depositId,uint256 originChainId,uint256 updatedOutputAmount,bytes32 updatedRecipient,bytes updatedMessage)',
    ),
    0,
    ['order'],
  ],
]

/** Honest data that gives no right to take or do anything. */
export const quietData: readonly (readonly [string, SentData])[] = [
  [
    'Snapshot’s vote',
    dataOf(
      'Vote(address from,string space,uint64 timestamp,bytes32 proposal,uint32 choice,string reason,string app,string metadata)',
      {},
      { name: 'snapshot', version: '0.1.4' },
    ),
  ],
  [
    'Snapshot’s proposal',
    dataOf(
      'Proposal(address from,string space,uint64 timestamp,string type,string title,string body,string discussion,string[] choices,uint64 start,uint64 end,uint64 snapshot,string plugins,string app)',
      {},
      { name: 'snapshot', version: '0.1.4' },
    ),
  ],
  [
    'following on Snapshot',
    dataOf('Follow(address from,string space)', {}, { name: 'snapshot', version: '0.1.4' }),
  ],
  [
    'Governor’s ballot',
    dataOf('Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)'),
  ],
  ['Compound’s ballot', dataOf('Ballot(uint256 proposalId,uint8 support)')],
  [
    'a ballot with reasons',
    dataOf(
      'ExtendedBallot(uint256 proposalId,uint8 support,address voter,uint256 nonce,string reason,bytes params)',
    ),
  ],
  [
    'Aave’s vote',
    dataOf(
      'SubmitVote(uint256 proposalId,address voter,bool support,VotingAssetWithSlot[] votingAssetsWithSlot)VotingAssetWithSlot(address underlyingAsset,uint128 slot)',
    ),
  ],
  [
    'OpenSea’s login',
    dataOf('OpenSeaLogin(string title,address address,string nonce)', {}, nowhere),
  ],
  [
    'Polymarket’s login',
    dataOf(
      'ClobAuth(address address,string timestamp,uint256 nonce,string message)',
      {},
      { name: 'ClobAuthDomain', version: '1', chainId: 8_453 },
    ),
  ],
  [
    'dYdX’s keys',
    dataOf(
      'dYdX(string action,string onlySignOn)',
      {},
      { name: 'dYdX', version: '1.0', chainId: 8_453 },
    ),
  ],
  [
    'signing in by typed data',
    dataOf('SignIn(string statement,string uri,string nonce,uint256 issuedAt)', {}, nowhere),
  ],
  [
    'Lens’s post',
    dataOf(
      'PostWithSig(uint256 profileId,string contentURI,address collectModule,bytes collectModuleInitData,address referenceModule,bytes referenceModuleInitData,uint256 nonce,uint256 deadline)',
    ),
  ],
  [
    'Lens’s follow',
    dataOf('FollowWithSig(uint256[] profileIds,bytes[] datas,uint256 nonce,uint256 deadline)'),
  ],
  [
    'Lens’s comment',
    dataOf(
      'CommentWithSig(uint256 profileId,string contentURI,uint256 profileIdPointed,uint256 pubIdPointed,uint256 nonce,uint256 deadline)',
    ),
  ],
  [
    'Farcaster’s key request',
    dataOf('SignedKeyRequest(uint256 requestFid,bytes key,uint256 deadline)'),
  ],
  [
    'Farcaster’s account',
    dataOf('VerificationClaim(uint256 fid,address address,bytes32 blockHash,uint8 network)'),
  ],
  ['Farcaster’s name', dataOf('UserNameProof(string name,uint256 timestamp,address owner)')],
  [
    'an ENS record off chain',
    dataOf('SetText(bytes32 node,string key,string value,uint256 expires)'),
  ],
  ['cancelling orders of CoW', dataOf('OrderCancellations(bytes[] orderUids)')],
  ['cancelling EIP-3009', dataOf('CancelAuthorization(address authorizer,bytes32 nonce)')],
  [
    'DAI’s permit taken back',
    dataOf('Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)', {
      allowed: false,
    }),
  ],
  [
    'the mail of EIP-712',
    dataOf('Mail(Person from,Person to,string contents)Person(string name,address wallet)'),
  ],
  [
    'an attestation (EAS)',
    dataOf(
      'Attest(address attester,bytes32 schema,address recipient,uint64 expirationTime,bool revocable,bytes32 refUID,bytes data,uint64 deadline)',
    ),
  ],
  ['terms of use', dataOf('Terms(string text,uint256 version,address account)', {}, {})],
  ['a lottery’s ticket', dataOf('Ticket(uint256 round,address player,string seed)')],
]
