import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import { CountBubble } from '../shared/badge.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { WideScreenOnly } from '../shared/screen-width.tsx'
import { CompareButtonViewModel } from './compare-button.view-model.ts'

/** Link to the comparison, unless it is empty. */
export const ComparisonLink = observer(function ComparisonLink() {
  const { count } = useViewModel(CompareButtonViewModel)
  const { to } = usePaths()
  const intl = useIntl()
  const offers = useOffersPage()
  if (count === 0 || !offers('compare')) return null
  return (
    <LinkButton
      small
      icon="compare"
      to={to('compare')}
      aria-label={intl.formatMessage({ id: 'compare.openCount' }, { count })}
    >
      <WideScreenOnly>
        <FormattedMessage id="compare.word" />
      </WideScreenOnly>
      <CountBubble>{intl.formatNumber(count)}</CountBubble>
    </LinkButton>
  )
})
