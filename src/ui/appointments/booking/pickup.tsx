import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDayText } from '../../intl/day-texts.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { PageHead } from '../../shared/page-frame.tsx'
import { StepList } from '../../shared/step-list.tsx'
import utilities from '../../shared/utilities.module.css'
import { GoodsStep } from './goods-step.tsx'
import { STEPS, type PickupViewModel } from './pickup.view-model.ts'
import { SlotStep } from './slot-step.tsx'
import { SummaryStep } from './summary-step.tsx'
import { VisitStep } from './visit-step.tsx'
import styles from './pickup.module.css'

type Props = { readonly model: PickupViewModel }

const STEP_VIEWS = { goods: GoodsStep, slot: SlotStep, visit: VisitStep, summary: SummaryStep }

/** Books a pick-up in steps, from the choice of the goods to a time slot; each step is a form with its own URL. */
export function PickupPage({ model }: Props) {
  const Step = STEP_VIEWS[model.step]
  if (model.pickup.goods.length === 0 && !model.pickup.awaited) return <NothingReady model={model} />
  return (
    <div className={styles.page}>
      <PageHead
        title={
          model.pickup.known ? (
            <FormattedMessage id="pickup.title.change" values={{ no: model.pickup.known.no }} />
          ) : (
            <FormattedMessage id="pickup.title" />
          )
        }
      />
      <Steps model={model} />
      <StepPlace key={model.step}>
        <Step model={model} />
      </StepPlace>
    </div>
  )
}

/** Moves the focus to each new step, but not on the first load. */
function StepPlace({ children }: { readonly children: ReactNode }) {
  const elementRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isElsewhere = document.activeElement === null || document.activeElement === document.body
    if (isElsewhere && globalThis.location.search !== '') elementRef.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={elementRef} tabIndex={-1} className={classNames(styles.step, utilities.quietFocus)}>
      {children}
    </div>
  )
}

function Steps({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const current = STEPS.indexOf(model.step)
  return (
    <nav aria-label={intl.formatMessage({ id: 'pickup.steps' })}>
      <StepList
        steps={STEPS.map((step, index) => ({
          key: step,
          state: index < current ? 'done' : index === current ? 'current' : 'ahead',
          name: <FormattedMessage id={`pickup.step.${step}`} />,
          to:
            index < current && index < 2 && !(step === 'goods' && model.pickup.awaited)
              ? { pathname: to('appointmentEdit'), search: model.queryOf(step) }
              : undefined,
        }))}
      />
    </nav>
  )
}

function NothingReady({ model }: Props) {
  const { to } = usePaths()
  const dayText = useDayText()
  const { nextReady } = model.pickup
  return (
    <div className={styles.page}>
      <PageHead title={<FormattedMessage id="pickup.title" />} />
      <EmptyState
        icon="box"
        title={<FormattedMessage id="pickup.nothing" />}
        text={
          nextReady === undefined ? (
            <FormattedMessage id="pickup.nothing.text" />
          ) : (
            <FormattedMessage id="pickup.nothing.next" values={{ date: dayText(nextReady) }} />
          )
        }
        actions={
          <LinkButton to={to('appointment')}>
            <FormattedMessage id="pickup.toList" />
          </LinkButton>
        }
      />
    </div>
  )
}
