import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import dialogStyles from '../../shared/dialog.module.css'
import { FavouriteListChoice } from '../../order-grid/other-targets.tsx'
import type { AddToPartsListViewModel } from './add-to-parts-list.view-model.ts'

type Props = { readonly model: AddToPartsListViewModel }

/** Dialog that adds ordered parts to a parts list and shows the result. */
export const AddToPartsListDialog = observer(function AddToPartsListDialog({ model }: Props) {
  const intl = useIntl()
  if (!model.wanted) return null
  return (
    <Dialog narrow aria-label={intl.formatMessage({ id: 'order.noteWhere' })} onClose={() => model.close()}>
      <h2 className={dialogStyles.title}>
        <FormattedMessage id="order.noteWhere" />
      </h2>
      {model.message?.kind !== 'added' && (
        <FavouriteListChoice onChoose={(target) => void model.add(target)} />
      )}
      <ResultMessage model={model} />
      <ButtonRow>
        <Button variant="quiet" busy={model.task.isRunning} onClick={() => model.close()}>
          <FormattedMessage id="action.close" />
        </Button>
      </ButtonRow>
    </Dialog>
  )
})

const ResultMessage = observer(function ResultMessage({ model: { message } }: Props) {
  const { to } = usePaths()
  if (message?.kind === 'refused') {
    return <AlertBox modifier="negative" headline={<FormattedMessage id="notice.refused" />} />
  }
  if (message?.kind !== 'added') return null
  const { lines, name, id } = message
  return (
    <AlertBox
      modifier="positive"
      headline={<FormattedMessage id="checkout.confirmation.noted" values={{ lines, name }} />}
      text={
        <Link to={`${to('noticelist')}?list=${encodeURIComponent(id)}`}>
          <FormattedMessage id="notice.toLists" />
        </Link>
      }
    />
  )
})
