import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseAbiParameters,
  size,
  slice,
} from 'viem'
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'

export type Call = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/** How an account is told what to call: the samples of ERC-4337, ERC-7579 with ERC-7821, Safe. */
const accountAbi = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function execute(bytes32 mode, bytes calls)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
  'function executeBatch(address[] targets, bytes[] datas)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] datas)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
])

const entryPointAbi = parseAbi([
  'struct UserOperation06 { address sender; uint256 nonce; bytes initCode; bytes callData; uint256 callGasLimit; uint256 verificationGasLimit; uint256 preVerificationGas; uint256 maxFeePerGas; uint256 maxPriorityFeePerGas; bytes paymasterAndData; bytes signature; }',
  'struct PackedUserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function handleOps(UserOperation06[] ops, address beneficiary)',
  'function handleOps(PackedUserOperation[] ops, address beneficiary)',
])

const entryPoints: readonly Address[] = [
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
]

const batch = parseAbiParameters('(address target, uint256 value, bytes data)[] calls')

/**
 * The calls that a transaction has this account make, by its calldata alone; `undefined` where that
 * is no form that is known. Whether they worked is not looked at.
 */
export function readCalls(
  { to, input }: { readonly to: Address | null; readonly input: Hex },
  account: Address,
): readonly Call[] | undefined {
  if (to === null) return undefined
  try {
    if (isAddressEqual(to, account)) return readExecution(input)
    if (!entryPoints.some((one) => isAddressEqual(one, to))) return undefined
    return readOperations(input, account)
  } catch {
    return undefined // calldata of another form
  }
}

function readOperations(input: Hex, account: Address): readonly Call[] | undefined {
  const { args } = decodeFunctionData({ abi: entryPointAbi, data: input })
  const own = args[0].filter(({ sender }) => isAddressEqual(sender, account))
  const read = own.map(({ callData }) => readExecution(callData))
  return read.every((calls) => calls !== undefined) ? read.flat() : undefined
}

function readExecution(data: Hex): readonly Call[] | undefined {
  const { functionName, args } = decodeFunctionData({ abi: accountAbi, data })
  if (functionName === 'execTransaction') {
    const [to, value, inner, operation] = args
    return operation === 0 ? [{ to, value, data: inner }] : undefined
  }
  if (functionName === 'executeBatch') return readBatch(args)
  if (args.length === 2) return readMode(...args)
  const [to, value, inner] = args
  return [{ to, value, data: inner }]
}

type Batch =
  | readonly [calls: readonly Execution[]]
  | readonly [targets: readonly Address[], datas: readonly Hex[]]
  | readonly [targets: readonly Address[], values: readonly bigint[], datas: readonly Hex[]]

function readBatch(args: Batch): readonly Call[] | undefined {
  if (args.length === 1) return args[0].map(callOf)
  const [targets, ...rest] = args
  const [values, datas] = rest.length === 2 ? rest : [targets.map(() => 0n), rest[0]]
  if (targets.length !== datas.length || targets.length !== values.length) return undefined
  return targets.map((to, at) => ({
    to,
    value: values[at] ?? 0n, // as many as `targets`, and so are the data
    data: datas[at] ?? '0x',
  }))
}

type Execution = { readonly target: Address; readonly value: bigint; readonly data: Hex }
const callOf = ({ target: to, value, data }: Execution): Call => ({ to, value, data })

/** ERC-7579: one call (packed) or several, where one that fails undoes the others. */
function readMode(mode: Hex, calls: Hex): readonly Call[] | undefined {
  const kind = slice(mode, 0, 2)
  if (kind === '0x0100') return decodeAbiParameters(batch, calls)[0].map(callOf)
  if (kind !== '0x0000' || size(calls) < 52) return undefined
  const data = size(calls) === 52 ? '0x' : slice(calls, 52)
  return [{ to: getAddress(slice(calls, 0, 20)), value: BigInt(slice(calls, 20, 52)), data }]
}
