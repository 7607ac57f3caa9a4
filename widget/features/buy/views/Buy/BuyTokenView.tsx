import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeBuy } from '../../model/form.ts'
import { createOffer, selectBuy } from '../../model/offer.ts'
import { buyOptionsQuery } from '../../model/queries.ts'
import { back } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { BuyToken } from './BuyToken.tsx'
import { toTokenViewModel } from '#ui/marks/tokenViewModel.ts'

export default function BuyTokenView() {
  const core = useCore()
  const networks = useWidgetState((state) => state.networks)
  const form = useWidgetState(({ onramp }) => onramp.form)
  const iconOf = useTokenIcons()
  const found = useQuery(buyOptionsQuery(core))
  const [query, setQuery] = useState('')
  const offer = found.data && createOffer(found.data.options, networks.offered)
  const chosen = offer && selectBuy(form, offer, networks.active).token
  const wanted = query.trim().toLowerCase()
  const options = offer?.tokens
    .map((token) => ({ token, viewModel: toTokenViewModel(token, networks, iconOf) }))
    .filter(({ token, viewModel }) =>
      [token.symbol, token.name, viewModel.network.name].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
  return (
    <BuyToken
      query={query}
      onQuery={setQuery}
      onPick={(tokenKey) => {
        changeBuy(core, { tokenKey })
        back(core)
      }}
      options={options?.map(({ token, viewModel }) => ({
        id: token.key,
        token: viewModel,
        selected: token.key === chosen?.key,
      }))}
    />
  )
}
