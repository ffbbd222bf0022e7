import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { StepList } from '../../shared/step-list.tsx'
import type { StepBarViewModel, StepBarStep } from './step-bar.view-model.ts'

type Props = { readonly model: StepBarViewModel; readonly current: StepBarStep['step'] }

/** Progress of the checkout; completed steps are links. Hidden in a punch-out session, which has only a cart. */
export const StepBar = observer(function StepBar({ model, current }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const isLinked = ({ state }: StepBarStep) => current !== 6 && (state === 'done' || state === 'open')
  return (
    <nav aria-label={intl.formatMessage({ id: 'checkout.steps' })} data-checkout-steps>
      <StepList
        steps={model.stepsAt(current).map((facts) => ({
          key: facts.step,
          state: facts.state,
          name: <FormattedMessage id={`checkout.step.${facts.step}`} />,
          to: isLinked(facts) ? to(`checkoutStep${facts.step}`) : undefined,
        }))}
      />
    </nav>
  )
})
