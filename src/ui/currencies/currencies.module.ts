import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { ChooseCurrency } from '#application/currencies/choose-currency.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { CurrenciesViewModel } from './currencies.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** Choosing another currency. */
registerModule('currencies', ({ provide }) => {
  provide(ChooseCurrency)
  provide(
    CurrenciesViewModel,
    { session: SessionStore, alerts: AlertsStore, alternative: AlternativeCurrencyStore },
    ChooseCurrency,
  )
})
