import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button } from '../shared/button.tsx'
import { OnBehalfBarViewModel } from './on-behalf-bar.view-model.ts'

/**
 * Bar on every page of a help desk session on behalf of a user. Ending the session loads a new document, without the
 * customer's data.
 */
export const OnBehalfBar = observer(function OnBehalfBar() {
  const { to } = usePaths()
  const { names } = useViewModel(OnBehalfBarViewModel)
  if (names === undefined) return null
  return (
    <AlertBox
      modifier="warning"
      icon="users"
      role="none"
      headline={<FormattedMessage id="header.onBehalf" values={names} />}
    >
      <form method="post" action={to('login')}>
        <input type="hidden" name="intent" value="logOut" />
        <Button type="submit" small icon="log-out">
          <FormattedMessage id="header.onBehalfEnd" />
        </Button>
      </form>
    </AlertBox>
  )
})
