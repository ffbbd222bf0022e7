import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePrices } from '../part/price.tsx'
import { useLocale } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import type { IconName } from '../shared/icon-names.ts'
import { RowMenu } from '../data-table/row-menu.tsx'
import { cartSheet } from './cart-sheet.ts'
import type { CartRow, SavedCartAction } from './saved-cart-form.view-model.ts'
import type { MyCartsViewModel } from './my-carts.view-model.ts'

type Props = { readonly cart: CartRow; readonly name: string; readonly model: MyCartsViewModel }

const ICON: Readonly<Record<SavedCartAction, IconName>> = {
  activate: 'cart',
  create: 'plus',
  rename: 'edit',
  duplicate: 'copy',
  merge: 'swap',
  share: 'users',
}

/** Buttons of all actions for one cart. */
export const CartActions = observer(function CartActions({ cart, name, model }: Props) {
  const intl = useIntl()
  const language = useLocale()
  const prices = usePrices()
  return (
    <RowMenu name={intl.formatMessage({ id: 'mycarts.actionsOf' }, { name })}>
      {cart.tasks.map((task) => (
        <Button key={task} small variant="quiet" icon={ICON[task]} onClick={() => model.begin(task, cart)}>
          <FormattedMessage id={`mycarts.${task}`} />
        </Button>
      ))}
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          small
          variant="quiet"
          icon="file"
          disabled={cart.lines === 0}
          onClick={() =>
            void model.export(cart, format, language, (opened) => cartSheet(intl, name, opened, prices))
          }
        >
          <FormattedMessage id={`list.format.${format}`} />
        </Button>
      ))}
      {cart.canDelete && (
        <Button small variant="quiet" icon="trash" onClick={() => void model.delete(cart)}>
          <FormattedMessage id="mycarts.delete" />
        </Button>
      )}
    </RowMenu>
  )
})
