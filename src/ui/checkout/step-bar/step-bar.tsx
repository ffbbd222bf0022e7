import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { Icon } from '../../shared/icon.tsx'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import styles from './step-bar.module.css'
import type { StepBarViewModel, StepFacts } from './step-bar.view-model.ts'

type Step = StepFacts['step']
type Props = { readonly model: StepBarViewModel; readonly current: Step }

/** Progress of the order; completed steps are links. */
export const StepBar = observer(function StepBar({ model, current }: Props) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'checkout.steps' })}>
      <ol className={styles.steps}>
        {model.stepsAt(current).map((step) => (
          <li key={step.step} className={styles[step.state]}>
            <StepMark {...step} linked={current !== 6} />
          </li>
        ))}
      </ol>
    </nav>
  )
})

function StepMark({ step, state, linked }: StepFacts & { readonly linked: boolean }) {
  const { to } = usePaths()
  const name = <FormattedMessage id={`checkout.step.${step}`} />
  const mark = (
    <span className={styles.mark} aria-hidden="true">
      {state === 'done' ? <Icon name="check" size={14} /> : step}
    </span>
  )
  const text = <span className={styles.name}>{name}</span>
  if (state === 'current') {
    return (
      <span className={styles.step} aria-current="step">
        {mark}
        {text}
      </span>
    )
  }
  const done = state === 'done' && (
    <>
      <VisuallyHidden>
        <FormattedMessage id="checkout.step.done" />
      </VisuallyHidden>{' '}
    </>
  )
  return linked && state !== 'ahead' ? (
    <Link className={styles.step} to={to(`checkoutStep${step}`)}>
      {mark}
      {done}
      {text}
    </Link>
  ) : (
    <span className={styles.step}>
      {mark}
      {done}
      {text}
    </span>
  )
}
