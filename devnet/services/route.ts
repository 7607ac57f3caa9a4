import { isAddressEqual } from 'viem'
import type { DevChain } from '../chains/devChain.ts'
import { ApiError } from './apiError.ts'
import { addressParam, booleanParam, chainIdParam, type Query } from './query.ts'
import { routesOf, type Token, tokenAt } from './tokens.ts'

export type Route = {
  origin: DevChain
  destination: DevChain
  inputToken: Token
  outputToken: Token
}

/** Finds the route that `/suggested-fees` and `/limits` are asked about, or says what is wrong. */
export function routeParam(chains: readonly DevChain[], query: Query): Route {
  const destinationChainId = chainIdParam(query, 'destinationChainId')
  if (destinationChainId === undefined) {
    throw new ApiError({
      code: 'MISSING_PARAM',
      message: `Query param 'destinationChainId' must be provided`,
      param: 'destinationChainId',
    })
  }
  const token = addressParam(query, 'token')
  const input = addressParam(query, 'inputToken') ?? token
  const output = addressParam(query, 'outputToken')
  if (input === undefined || (output === undefined && token === undefined)) {
    throw new ApiError({
      code: 'MISSING_PARAM',
      message: `Query param 'token' or 'inputToken' and 'outputToken' must be provided`,
    })
  }
  // As upstream, a missing origin is the first chain of the deployment.
  const originChainId = chainIdParam(query, 'originChainId') ?? chains[0]?.chainId
  if (originChainId === destinationChainId) {
    throw new ApiError({
      code: 'INVALID_PARAM',
      message: 'Origin and destination chains cannot be the same',
      param: 'destinationChainId',
    })
  }
  const origin = chainParam(chains, originChainId, 'originChainId')
  const destination = chainParam(chains, destinationChainId, 'destinationChainId')
  const inputToken = tokenAt(origin, input)
  if (inputToken === undefined) throw tokenNotFound(input, origin.chainId)
  const outputToken =
    output === undefined
      ? tokenAt(destination, twinAddress(chains, origin, destination, inputToken))
      : tokenAt(destination, output)
  if (outputToken === undefined) throw tokenNotFound(output ?? input, destination.chainId)
  if (
    inputToken.decimals !== outputToken.decimals &&
    !booleanParam(query, 'allowUnmatchedDecimals')
  ) {
    throw new ApiError({
      code: 'INVALID_PARAM',
      message: `'inputToken' and 'outputToken' must have the same number of decimals`,
      param: 'allowUnmatchedDecimals',
    })
  }
  const isRow = routesOf(chains).some(
    (row) =>
      row.originChainId === origin.chainId &&
      row.destinationChainId === destination.chainId &&
      isAddressEqual(row.originToken, inputToken.address) &&
      isAddressEqual(row.destinationToken, outputToken.address),
  )
  if (!isRow) {
    throw new ApiError({ code: 'ROUTE_NOT_ENABLED', message: 'Route is not enabled.' })
  }
  return { origin, destination, inputToken, outputToken }
}

function chainParam(
  chains: readonly DevChain[],
  chainId: number | undefined,
  param: string,
): DevChain {
  const chain = chains.find((candidate) => candidate.chainId === chainId)
  if (chain !== undefined) return chain
  throw new ApiError({ code: 'INVALID_PARAM', message: 'Unsupported chain', param })
}

function twinAddress(
  chains: readonly DevChain[],
  origin: DevChain,
  destination: DevChain,
  token: Token,
): Token['address'] {
  const row = routesOf(chains).find(
    ({ originChainId, originToken, destinationChainId }) =>
      originChainId === origin.chainId &&
      destinationChainId === destination.chainId &&
      isAddressEqual(originToken, token.address),
  )
  if (row === undefined) throw tokenNotFound(token.address, destination.chainId)
  return row.destinationToken
}

function tokenNotFound(address: string, chainId: number): ApiError {
  return new ApiError({
    status: 404,
    message: `Unable to find tokenDetails for address: ${address}, on chain with id: ${chainId}`,
  })
}
