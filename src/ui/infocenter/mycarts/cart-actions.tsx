import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import { ListDropDown } from '../list/list-drop-down.tsx'
import { cartSheet } from './cart-sheet.ts'
import type { CartRow, MyCartsViewModel } from './my-carts.view-model.ts'
import styles from './my-carts.module.css'

type Props = { readonly cart: CartRow; readonly name: string; readonly model: MyCartsViewModel }

/** Everything that can be done with one cart. */
export const CartActions = observer(function CartActions({ cart, name, model }: Props) {
  const intl = useIntl()
  const language = useLocale()
  return (
    <ListDropDown
      icon="more"
      isQuiet
      title={
        <VisuallyHidden>
          <FormattedMessage id="mycarts.actionsOf" values={{ name }} />
        </VisuallyHidden>
      }
    >
      <div className={styles.actions}>
        {cart.tasks.map((task) => (
          <Button key={task} small look="quiet" onClick={() => model.begin(task, cart)}>
            <FormattedMessage id={`mycarts.${task}`} />
          </Button>
        ))}
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            small
            look="quiet"
            disabled={cart.lines === 0}
            onClick={() => void model.export(cart, format, language, (facts) => cartSheet(intl, name, facts))}
          >
            <FormattedMessage id={`list.format.${format}`} />
          </Button>
        ))}
        {cart.canDelete && (
          <Button small look="quiet" onClick={() => void model.delete(cart)}>
            <FormattedMessage id="mycarts.delete" />
          </Button>
        )}
      </div>
    </ListDropDown>
  )
})
