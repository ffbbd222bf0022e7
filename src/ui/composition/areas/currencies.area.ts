import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AlternativeCurrencyStore } from '#application/currency/alternative-currency.store.ts'
import { ChooseCurrency } from '#application/currency/choose-currency.ts'
import { Currencies } from '#application/currency/currencies.port.ts'
import { SessionStorage } from '#application/session/session-storage.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { CurrenciesViewModel } from '../../infocenter/currencies/currencies.view-model.ts'
import { openArea } from '../open-area.ts'

/** Choosing another currency. */
openArea('currencies', ({ bind }) => {
  bind(ChooseCurrency).toResolvedValue(
    (currencies: Currencies, session: SessionStore, storage: SessionStorage, clock: Clock) =>
      new ChooseCurrency(currencies, session, storage, clock),
    [Currencies, SessionStore, SessionStorage, Clock],
  )
  bind(CurrenciesViewModel).toResolvedValue(
    (
      session: SessionStore,
      alerts: AlertsStore,
      alternative: AlternativeCurrencyStore,
      choose: ChooseCurrency,
    ) => new CurrenciesViewModel({ session, alerts, alternative }, choose),
    [SessionStore, AlertsStore, AlternativeCurrencyStore, ChooseCurrency],
  )
})
