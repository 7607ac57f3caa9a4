import {
  AccountRole,
  type Address,
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  type Instruction,
  lamports,
} from '@solana/kit'
import { getCreateAccountInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getFreezeAccountInstruction,
  getInitializeMint2Instruction,
  getMintToInstruction,
  getThawAccountInstruction,
} from '@solana-program/token'
import { signerOf, solanaSigner } from './accounts.ts'
import type { Cluster } from './cluster.ts'
import type { SolanaToken } from './names.ts'
import { runInstructions } from './runInstructions.ts'
import { bytes, number, text } from './layout.ts'
import { TOKEN, TOKEN_2022 } from './tokenAccounts.ts'

type Mint = {
  readonly address: Address
  readonly program: Address
  readonly symbol: string
  readonly name: string
  readonly decimals: number
}
export type SolanaMints = Readonly<Record<SolanaToken, Mint>>

const DECIMALS = 6
const MINT_BYTES = 82n
/** The fee token charges 1 % of each transfer, and at most 5 tokens. */
const FEE_BASIS_POINTS = 100
const MOST_FEE = 5_000_000n

/** Creates a token of the original token program, and one of Token-2022 that charges a transfer fee. */
export async function createTokens(cluster: Cluster): Promise<SolanaMints> {
  return { usdc: await createPlain(cluster), feet: await createWithFee(cluster) }
}

async function createPlain(cluster: Cluster): Promise<Mint> {
  const payer = await solanaSigner('mints')
  const mint = await signerOf(101)
  const name = 'USD Coin'
  const symbol = 'USDC'
  await runInstructions(cluster, [
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      space: MINT_BYTES,
      programAddress: TOKEN,
      lamports: cluster.svm.minimumBalanceForRentExemption(MINT_BYTES),
    }),
    getInitializeMint2Instruction({
      mint: mint.address,
      decimals: DECIMALS,
      mintAuthority: payer.address,
      freezeAuthority: payer.address,
    }),
  ])
  await writeMetadata(cluster, { mint: mint.address, name, symbol })
  return { address: mint.address, program: TOKEN, decimals: DECIMALS, name, symbol }
}

const METAPLEX = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/**
 * Writes the account that Metaplex's program would have written, because that program is not on the
 * cluster.
 */
async function writeMetadata(
  cluster: Cluster,
  { mint, name, symbol }: { mint: Address; name: string; symbol: string },
): Promise<void> {
  const key = getAddressEncoder().encode
  const seeds = ['metadata', key(METAPLEX), key(mint)]
  const [pda] = await getProgramDerivedAddress({ programAddress: METAPLEX, seeds })
  const padded = (word: string, length: number) => text(word.padEnd(length, '\0'))
  const data = bytes(
    number(4, 1),
    key(mint),
    key(mint),
    ...[padded(name, 32), padded(symbol, 10), padded('', 200)],
    new Uint8Array(50),
  )
  cluster.svm.setAccount({
    address: pda,
    data,
    executable: false,
    programAddress: METAPLEX,
    lamports: lamports(cluster.svm.minimumBalanceForRentExemption(BigInt(data.length))),
    space: BigInt(data.length),
  })
}

/** Base data, account type, fee configuration, and the pointer to the metadata in the mint itself. */
const FEE_MINT_BYTES = 165n + 1n + (4n + 108n) + (4n + 64n)
const METADATA_ROOM = 200n

async function createWithFee(cluster: Cluster): Promise<Mint> {
  const payer = await solanaSigner('mints')
  const mint = await signerOf(102)
  const name = 'Fee Token'
  const symbol = 'FEET'
  const key = getAddressEncoder().encode
  const owner = key(payer.address)
  const own = (data: Uint8Array, ...others: Instruction['accounts'] & readonly object[]) => ({
    programAddress: TOKEN_2022,
    accounts: [{ address: mint.address, role: AccountRole.WRITABLE }, ...others],
    data,
  })
  await runInstructions(cluster, [
    getCreateAccountInstruction({
      payer,
      newAccount: mint,
      space: FEE_MINT_BYTES,
      programAddress: TOKEN_2022,
      lamports: cluster.svm.minimumBalanceForRentExemption(FEE_MINT_BYTES + METADATA_ROOM),
    }),
    own(
      bytes(
        [26, 0],
        ...[[1], owner, [1], owner],
        ...[number(FEE_BASIS_POINTS, 2), number(MOST_FEE, 8)],
      ),
    ),
    own(bytes([39, 0], owner, key(mint.address))),
    getInitializeMint2Instruction(
      {
        mint: mint.address,
        decimals: DECIMALS,
        mintAuthority: payer.address,
        freezeAuthority: payer.address,
      },
      { programAddress: TOKEN_2022 },
    ),
    own(
      // `spl_token_metadata_interface:initialize_account`
      bytes([0xd2, 0xe1, 0x1e, 0xa2, 0x58, 0xb8, 0x4d, 0x8d], text(name), text(symbol), text('')),
      { address: payer.address, role: AccountRole.READONLY },
      { address: mint.address, role: AccountRole.READONLY },
      { address: payer.address, role: AccountRole.READONLY_SIGNER },
    ),
  ])
  return { address: mint.address, program: TOKEN_2022, decimals: DECIMALS, name, symbol }
}

/** Mints an amount of a token to an owner, and creates their token account if it is missing. */
export async function giveSolanaToken(
  cluster: Cluster,
  { mint, owner, amount }: { mint: Mint; owner: Address; amount: bigint },
): Promise<void> {
  const payer = await solanaSigner('mints')
  const token = await tokenAccountOf(mint, owner)
  const programAddress = mint.program
  await runInstructions(cluster, [
    getCreateAssociatedTokenIdempotentInstruction({
      payer,
      ata: token,
      owner,
      mint: mint.address,
      tokenProgram: programAddress,
    }),
    getMintToInstruction(
      { mint: mint.address, token, mintAuthority: payer, amount },
      { programAddress },
    ),
  ])
}

/** Freezes an owner's token account, or thaws it. */
export async function setFrozen(
  cluster: Cluster,
  { mint, owner, frozen }: { mint: Mint; owner: Address; frozen: boolean },
): Promise<void> {
  const payer = await solanaSigner('mints')
  const account = await tokenAccountOf(mint, owner)
  const input = { account, mint: mint.address, owner: payer }
  const config = { programAddress: mint.program }
  const instruction = frozen
    ? getFreezeAccountInstruction(input, config)
    : getThawAccountInstruction(input, config)
  await runInstructions(cluster, [instruction])
}

async function tokenAccountOf(mint: Mint, owner: Address): Promise<Address> {
  const seeds = { mint: mint.address, owner, tokenProgram: mint.program }
  const [found] = await findAssociatedTokenPda(seeds)
  return found
}
