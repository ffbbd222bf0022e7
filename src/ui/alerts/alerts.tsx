import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { useHydrated } from '../shared/use-hydrated.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { AlertsViewModel, type DisplayedAlert } from './alerts.view-model.ts'
import styles from './alerts.module.css'
import { usePauseAlerts } from './use-pause-alerts.ts'

const MODIFIER = { success: 'positive', warning: 'warning', error: 'negative' } as const

/** Toasts of the shop. Both live regions exist from the start, so that screen readers announce their content. */
export const Alerts = observer(function Alerts() {
  const model = useViewModel(AlertsViewModel)
  const { ofAlerts, close } = usePauseAlerts(model)
  const isHydrated = useHydrated()
  const { errors, notes } = model
  return (
    <div className={styles.alerts} {...ofAlerts}>
      <div role="alert" className={styles.region}>
        {isHydrated && errors.map((alert) => <ShownAlert key={alert.id} alert={alert} onClose={close} />)}
      </div>
      <div role="status" className={styles.region}>
        {isHydrated && notes.map((alert) => <ShownAlert key={alert.id} alert={alert} onClose={close} />)}
      </div>
    </div>
  )
})

type ShownAlertProps = {
  readonly alert: DisplayedAlert
  readonly onClose: (id: string, alert: Element | null) => void
}

function ShownAlert({ alert, onClose }: ShownAlertProps) {
  const intl = useIntl()
  const box = useRef<HTMLDivElement>(null)
  const textOf = (text: DisplayedAlert['text']) =>
    'text' in text ? text.text : intl.formatMessage({ id: text.messageId }, text.values)
  const { to } = usePaths()
  const { id, headline, text, list, link, kind } = alert
  return (
    <div className={styles.alert} ref={box}>
      <AlertBox
        modifier={MODIFIER[kind]}
        headline={textOf(headline ?? text)}
        text={headline && textOf(text)}
        list={list}
        role="none"
        closeLabel={intl.formatMessage({ id: 'alerts.close' })}
        onClose={() => onClose(id, box.current)}
      >
        {link && <Link to={to(link.routeId)}>{intl.formatMessage({ id: link.messageId })}</Link>}
      </AlertBox>
    </div>
  )
}
