import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Badge } from '../shared/badge.tsx'
import { Button, TextButton } from '../shared/button.tsx'
import { ListPage } from '../data-table/list-page.tsx'
import type { ListViewModel } from '../data-table/list.view-model.ts'
import box from '../shared/note-box.module.css'
import { CartActions } from './cart-actions.tsx'
import { SavedCartForm } from './saved-cart-form.tsx'
import type { MyCartsViewModel } from './my-carts.view-model.ts'
import type { SavedCart } from '#domain/saved-carts/saved-cart.ts'

type Props = { readonly model: MyCartsViewModel }

/** The customer's saved carts beside the active one. */
export const MyCarts = observer(function MyCarts({
  model,
  list,
}: Props & { readonly list: ListViewModel<SavedCart> }) {
  const unnamed = useIntl().formatMessage({ id: 'mycarts.unnamed' })
  return (
    <ListPage
      model={list}
      intro={<FormattedMessage id="mycarts.intro" />}
      actions={
        model.mayChange && (
          <Button small variant="primary" icon="plus" onClick={() => model.begin('create')}>
            <FormattedMessage id="mycarts.create" />
          </Button>
        )
      }
      before={<Doing model={model} />}
      renderCell={(column, cart) => {
        if (column === 'name') return <CartName cart={cart} name={cart.name || unnamed} />
        return (
          column === 'actions' && (
            <CartActions cart={model.rowOf(cart)} name={cart.name || unnamed} model={model} />
          )
        )
      }}
    />
  )
})

function CartName({ cart, name }: { readonly cart: SavedCart; readonly name: string }) {
  const { to } = usePaths()
  if (!cart.isActive) return name
  return (
    <>
      <Link to={to('checkoutStep1')}>{name}</Link>{' '}
      <Badge severity="info">
        <FormattedMessage id="mycarts.active" />
      </Badge>
    </>
  )
}

/** Form of the current action, its result, and an undo. */
const Doing = observer(function Doing({ model }: Props) {
  const { open, failure } = model
  return (
    <>
      <Deleted model={model} />
      <FailureAlert id={failure !== undefined && failure !== 'logged-out' && `mycarts.failure.${failure}`} />
      {open && <SavedCartForm key={`${open.task} ${open.cart?.cartId}`} open={open} model={model} />}
    </>
  )
})

const Deleted = observer(function Deleted({ model }: Props) {
  const { deleted } = model
  return (
    <p role="status" className={deleted ? box.note : undefined}>
      {deleted && (
        <>
          <FormattedMessage id="mycarts.deleted" values={{ name: deleted.name }} />{' '}
          <TextButton aria-disabled={model.task.isRunning} onClick={() => void model.undo()}>
            <FormattedMessage id="action.undo" />
          </TextButton>
        </>
      )}
    </p>
  )
})
