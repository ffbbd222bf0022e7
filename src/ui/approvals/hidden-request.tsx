import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { AskForRightViewModel } from '../data-table/ask-for-right.view-model.ts'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { EmptyState } from '../shared/empty-state.tsx'
import { LinkButton } from '../shared/link-button.tsx'

/** Page of a request that does not exist, or that the user may not see. The API returns 404 for both. */
export const HiddenRequest = observer(function HiddenRequest() {
  const { to } = usePaths()
  const name = useViewModel(AskForRightViewModel).administratorFor('people')
  return (
    <EmptyState
      icon="lock"
      title={<FormattedMessage id="approvals.hidden" />}
      text={name !== undefined && <FormattedMessage id="approvals.hidden.ask" values={{ name }} />}
      actions={
        <LinkButton to={to('approvals')}>
          <FormattedMessage id="list.title.approvals" />
        </LinkButton>
      }
    />
  )
})
