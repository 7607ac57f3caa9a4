import { askToConnect } from '#wallet/connections/askToConnect.ts'
import { toWireError } from '#protocol'
import { formatAmount as toDecimal } from '#bridges/across/util/formatAmount.ts'
import { findNetwork, type NetworksSlice } from '#kernel/networks/slice.ts'
import { shareOf } from '#kernel/prices/fiatValue.ts'
import { push } from '#kernel/router/router.ts'
import { parseSlippage } from '../../model/slippage.ts'
import { flipSwap, reviewSwap, setSlippage, setSwapAmount, slippageOf } from '../../model/form.ts'
import { HIGH_SLIPPAGE_BPS, MAX_SLIPPAGE_BPS } from '../../model/limits.ts'
import { type SwapProblem, spendable } from '../../model/problem.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useNow } from '#ui/app/useNow.ts'
import { useOpenNetworks } from '#ui/app/useOpenNetworks.ts'
import { useLocale } from '#ui/i18n/MessagesContext.tsx'
import { formatUnits } from '#ui/form/formatUnits.ts'
import { Swap } from './Swap.tsx'
import { toSwapQuoteViewModel, toSwapTokenViewModel } from './swapViewModels.ts'
import type { SwapProblemViewModel, SwapProps, SwapQuoteViewModel } from './types.ts'
import { useSwapForm } from './useSwapForm.ts'
import { useSwapFiatValues } from './useSwapFiatValues.ts'

type Data = ReturnType<typeof useSwapForm>

export default function SwapView() {
  const core = useCore()
  const onNetworks = useOpenNetworks()
  const locale = useLocale()
  const networks = useWidgetState((state) => state.networks)
  const online = useWidgetState((state) => state.online)
  const data = useSwapForm()
  const { form, account, from, to, balance, fee, amount } = data
  const now = useNow(data.quote.data !== undefined)
  const quote = data.isQuoting ? undefined : data.quote.data
  const isWhole =
    quote !== undefined && from !== undefined && to !== undefined && amount !== undefined
  const slippageBps = useWidgetState(slippageOf)
  const viewModel = isWhole
    ? toSwapQuoteViewModel(quote, {
        from,
        to,
        amount,
        slippageBps,
        fee,
        networks,
        locale,
        now,
        onRefresh: () => {
          data.quote.refetch().catch(reportError)
        },
      })
    : undefined
  const max = spendable({ from, balance, fee })
  const fiatValueOf = useSwapFiatValues([from, to])

  function review() {
    if (!isWhole || account === undefined) return
    const { caipChainId } = from
    reviewSwap(core, {
      caipChainId,
      account,
      from,
      to,
      amount,
      slippageBps,
      quoted: quote.output,
      quotedAt: quote.fetchedAt,
      impactBps: quote.impactBps,
    })
  }

  return (
    <Swap
      send={{
        token: from && toSwapTokenViewModel(from, networks),
        amount: form.amount,
        fiat: fiatValueOf(from, amount),
        balance:
          from === undefined || balance === undefined
            ? undefined
            : formatUnits(balance, from.decimals, { locale }),
        onPick: () => push(core, { name: 'SwapToken', side: 'from' }),
        onAmount: (text) => setSwapAmount(core, text),
        onShare:
          from === undefined || max === undefined
            ? undefined
            : (percent) =>
                setSwapAmount(core, toDecimal(shareOf(max, BigInt(percent)), from.decimals)),
      }}
      receive={{
        token: to && toSwapTokenViewModel(to, networks),
        amount: isWhole ? formatUnits(quote.output, to.decimals, { locale }) : undefined,
        fiat: fiatValueOf(to, quote?.output),
        onPick: () => push(core, { name: 'SwapToken', side: 'to' }),
      }}
      onFlip={() => flipSwap(core, { from, to })}
      slippage={{
        value: toDecimal(BigInt(slippageBps), 2),
        isHigh: slippageBps >= HIGH_SLIPPAGE_BPS,
        onChange: (text) => {
          const bps = parseSlippage(text, MAX_SLIPPAGE_BPS)
          if (bps !== undefined) setSlippage(core, bps)
          return bps !== undefined
        },
      }}
      state={stateOf({
        data,
        viewModel,
        online,
        locale,
        networks,
        onConnect: () => askToConnect(core),
        onNetworks,
        onReview: review,
      })}
    />
  )
}

function stateOf(options: {
  data: Data
  viewModel: SwapQuoteViewModel | undefined
  online: boolean
  locale: string
  networks: NetworksSlice
  onConnect: () => void
  onNetworks: (() => void) | undefined
  onReview: () => void
}): SwapProps['state'] {
  const { data, viewModel, online, locale, networks, onConnect, onNetworks, onReview } = options
  const { support, tokens, quote, account, problem, caipChainId } = data
  if (!online) return { status: 'offline' }
  if (support.data === false) {
    const network = findNetwork(networks, caipChainId)?.name ?? ''
    return { status: 'unsupported', network, onNetworks }
  }
  const market = marketProblem(quote.error)
  if (market !== undefined && problem === undefined) return { status: 'problem', problem: market }
  const failed = tokens.data === undefined ? tokens : quote
  if (failed.error !== null && market === undefined && failed.data === undefined) {
    return {
      status: 'error',
      error: toWireError(failed.error),
      onRetry: () => {
        failed.refetch().catch(reportError)
      },
    }
  }
  if (tokens.data === undefined) return { status: 'loading' }
  if (tokens.data.length === 0) return { status: 'empty' }
  if (problem?.kind === 'enterAmount') return { status: 'enterAmount' }
  if (problem !== undefined) {
    return {
      status: 'problem',
      problem: toProblemViewModel(problem, data, networks, locale),
      quote: viewModel,
    }
  }
  if (account === undefined) return { status: 'disconnected', onConnect, quote: viewModel }
  return viewModel === undefined
    ? { status: 'quoting' }
    : { status: 'quoted', quote: viewModel, onReview }
}

function marketProblem(error: unknown): SwapProblemViewModel | undefined {
  const { code } = error === null ? { code: undefined } : toWireError(error)
  if (code === 'SWAP_NO_LIQUIDITY') return { kind: 'noLiquidity' }
  return code === 'SWAP_NO_ROUTE' ? { kind: 'noRoute' } : undefined
}

function toProblemViewModel(
  problem: SwapProblem,
  { from, caipChainId }: Data,
  networks: NetworksSlice,
  locale: string,
): SwapProblemViewModel {
  switch (problem.kind) {
    case 'notEnough': {
      const symbol = from?.symbol ?? ''
      const missing = formatUnits(problem.missing, from?.decimals ?? 0, {
        locale,
        symbol,
        round: 'up',
      })
      return { kind: 'notEnough', symbol, missing: missing.value }
    }
    case 'notEnoughGas': {
      const network = findNetwork(networks, caipChainId)
      const symbol = network?.nativeCurrency.symbol ?? ''
      return { kind: 'notEnoughGas', symbol, network: network?.name ?? '' }
    }
    case 'enterAmount':
      return { kind: 'noToken' }
    case 'tooManyDecimals':
      return problem
    default:
      return { kind: problem.kind }
  }
}
