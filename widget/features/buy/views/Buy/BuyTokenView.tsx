import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeBuy } from '../../model/form.ts'
import { createOffer, selectBuy } from '../../model/offer.ts'
import { buyOptionsQuery } from '../../model/queries.ts'
import { back } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { useTokenIcons } from '#ui/app/useTokenIcons.ts'
import { BuyToken } from './BuyToken.tsx'
import { tokenLook } from '#ui/marks/tokenLook.ts'

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
    .map((token) => ({ token, look: tokenLook(token, networks, iconOf) }))
    .filter(({ token, look }) =>
      [token.symbol, token.name, look.network.name].some((text) =>
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
      options={options?.map(({ token, look }) => ({
        id: token.key,
        token: look,
        selected: token.key === chosen?.key,
      }))}
    />
  )
}
