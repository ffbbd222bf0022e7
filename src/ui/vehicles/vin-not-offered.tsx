import { FormattedMessage } from 'react-intl'
import { observer } from 'mobx-react-lite'
import { Form, useSearchParams } from 'react-router'
import { AskForRightViewModel } from '../data-table/ask-for-right.view-model.ts'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button } from '../shared/button.tsx'

/** Message on the home page after a redirect from a page about vehicles. */
export const VinNotOffered = observer(function VinNotOffered() {
  const [search] = useSearchParams()
  const { to } = usePaths()
  const name = useViewModel(AskForRightViewModel).administratorFor('vinSearch')
  if (search.get('vin') !== 'notOffered') return null
  return (
    <AlertBox
      modifier="warning"
      headline={<FormattedMessage id="vin.notOffered.title" />}
      text={<FormattedMessage id="vin.notOffered.text" />}
    >
      {name !== undefined && (
        <Form method="post" action={to('askForRight')}>
          <Button type="submit" name="right" value="vinSearch" small>
            <FormattedMessage id="vin.notOffered.ask" values={{ name }} />
          </Button>
        </Form>
      )}
    </AlertBox>
  )
})
