import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import headerButton from '../../shared/header-button.module.css'
import utilities from '../../shared/utilities.module.css'
import type { HeaderViewModel } from './header.view-model.ts'

/**
 * Loads a new document instead of a router navigation, as the specification requires. On a phone the link is in the
 * drawer.
 */
export const QuickOrderLink = observer(function QuickOrderLink({
  model,
}: {
  readonly model: HeaderViewModel
}) {
  const { to } = usePaths()
  if (!model.mayQuickOrder) return null
  return (
    <a
      className={classNames(headerButton.button, headerButton.outlined, utilities.notOnPhone)}
      href={to('quickorder')}
    >
      <FormattedMessage id="word.quickOrder" />
    </a>
  )
})
