import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { ChooseCurrency, type ChooseCurrencyError } from '#application/currencies/choose-currency.ts'
import { Currencies } from '#application/currencies/currencies.port.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Rates } from '#domain/currencies/alternative-currency.ts'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import { CurrenciesPage } from './currencies.tsx'
import { CurrenciesViewModel } from './currencies.view-model.ts'

type Loaded = { readonly rates: Rates | undefined }

const load = pageLoader(async (container) => {
  const session = container.get(SessionStore)
  if (!session.isLoggedIn) return data<Loaded>({ rates: undefined })
  // `RefreshAccountState` throws if the API is unreachable: otherwise the page would wrongly report a missing right
  const [rates] = await Promise.all([
    container.get(Currencies).rates(),
    container.get(RefreshAccountState).run(),
  ])
  if (!session.features.showPrice) return data<Loaded>({ rates: undefined }, { status: 403 })
  return data<Loaded>({ rates })
})
export const loader = load
export const clientLoader = load

/** Handles the form before hydration and without scripts. */
export const action = pageAction(async (container, { locale }, form) => {
  const currency = formText(form, 'alternativeCurrency')
  await container.get(RefreshAccountState).run()
  const result = await container.get(ChooseCurrency).run(currency === '' ? undefined : currency)
  if (result.ok) throw redirect(pathIn(locale)('currencies'), 303)
  return data(result.error, { status: 422 })
})

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'currencies.title', isPrivate: true })

type Props = { readonly loaderData: Loaded }

export default function CurrenciesRoute({ loaderData }: Props) {
  const rejection = useActionData<ChooseCurrencyError>()
  const model = useViewModel(
    CurrenciesViewModel,
    (viewModel) => viewModel.show(loaderData.rates, rejection?.kind),
    loaderData,
  )
  return <CurrenciesPage model={model} />
}
