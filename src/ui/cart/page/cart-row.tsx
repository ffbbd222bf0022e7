import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FavouriteButton } from '../../favourites/favourite-button.tsx'
import { HazardMarks } from '../../part/hazard-marks.tsx'
import { Price, IfPricesVisible } from '../../part/price.tsx'
import { StockForQuantity } from '../../part/stock-for-quantity.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { Checkbox } from '../../shared/checkbox.tsx'
import { Icon } from '../../shared/icon.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Cell } from '../../shared/table-cells.tsx'
import { Row } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import { FitOfLine } from '../../vehicles/fit-of-list.tsx'
import type { CartLineViewModel } from './cart-line.view-model.ts'
import { CartQuantity } from './cart-quantity.tsx'
import type { CartViewModel } from './cart.view-model.ts'
import styles from './cart.module.css'
import { LineNote } from './line-note.tsx'
import type { CartLineId } from '#domain/cart/cart.ts'

type Props = {
  readonly line: CartLineViewModel
  readonly model: CartViewModel
  readonly onRemove: (ids: readonly CartLineId[]) => void
}

/** Row of a cart line. It re-renders only when the line changes. */
export const CartRow = observer(function CartRow({ line: model, model: cart, onRemove }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { id, line, coreDeposit, unsaved } = model
  const { unitPrice, total } = line
  const isMarked = cart.selection.has(id)
  const remove = (event: FormEvent) => {
    event.preventDefault()
    onRemove([id])
  }
  const text = (name: 'availability' | 'unitPrice' | 'quantity' | 'total') =>
    intl.formatMessage({ id: `cart.${name}` })
  return (
    <>
      <Row
        aria-busy={model.isPending}
        selected={isMarked}
        wrong={unsaved !== undefined || !line.isOrderable}
        className={model.isPending ? styles.pending : undefined}
      >
        <Cell fit data-scripts-only className={styles.mark}>
          <Checkbox
            label={intl.formatMessage({ id: 'cart.mark' }, { number: line.articleNo })}
            labelHidden
            disabled={!cart.mayChange}
            checked={isMarked}
            onChange={(marked) => cart.selection.select(id, marked)}
          />
        </Cell>
        <Cell place="head">
          <Cluster gap={12} align="center" noWrap className={styles.article}>
            <PartImage src={line.picture.src || undefined} alt="" size="thumb" framed />
            <div>
              <PartNumber to={line.slug === '' ? undefined : to('product', { slug: line.slug })}>
                {line.articleNo}
              </PartNumber>{' '}
              {line.name}
              <Text as="p" small muted>
                {line.manufacturer}
              </Text>
              {line.requestedNumber !== undefined && (
                <Text as="p" small>
                  <FormattedMessage id="cart.requestedNumber" values={{ number: line.requestedNumber }} />
                </Text>
              )}
              <HazardMarks hazard={line.hazard} />
              <FitOfLine articleNo={line.articleNo} />
              {!line.isOrderable && (
                <Text as="p" small>
                  <FormattedMessage id="cart.line.notOrderable" />
                </Text>
              )}
              <LineNote line={model} mayChange={cart.mayChange} />
              {line.slug !== '' && (
                <FavouriteButton sku={line.sku} number={line.articleNo} quantity={line.packagingAmount} />
              )}
            </div>
          </Cluster>
        </Cell>
        <Cell label={text('availability')}>
          {line.availability && (
            <StockForQuantity
              availability={line.availability}
              pieces={line.quantity}
              packagingAmount={line.packagingAmount}
            />
          )}
        </Cell>
        <IfPricesVisible>
          <Cell align="end" label={text('unitPrice')}>
            {unitPrice && <Price amount={unitPrice} />}
          </Cell>
        </IfPricesVisible>
        <Cell label={text('quantity')}>
          <CartQuantity line={model} mayChange={cart.mayChange && line.isOrderable} />
        </Cell>
        <IfPricesVisible>
          <Cell align="end" label={text('total')} className={styles.total}>
            {total && (
              <strong>
                <Price amount={total} />
              </strong>
            )}
          </Cell>
        </IfPricesVisible>
        <Cell place="corner" fit>
          <form method="post" onSubmit={remove}>
            <input type="hidden" name="line" value={id} />
            <Button
              type="submit"
              name="remove"
              variant="quiet"
              iconOnly
              small
              disabled={!cart.mayChange}
              aria-label={intl.formatMessage({ id: 'action.removeNumber' }, { number: line.articleNo })}
            >
              <Icon name="trash" />
            </Button>
          </form>
        </Cell>
      </Row>
      {coreDeposit && (
        <IfPricesVisible>
          <Row data-continues="" className={model.isPending ? styles.pending : undefined}>
            <Cell fit data-scripts-only className={styles.mark} />
            <Cell place="head">
              <FormattedMessage id="order.coreDeposit" values={{ number: line.articleNo }} />
            </Cell>
            <Cell place="gone" />
            <Cell align="end" label={text('unitPrice')}>
              <Price amount={coreDeposit.price} />
            </Cell>
            <Cell label={text('quantity')}>{intl.formatNumber(line.quantity)}</Cell>
            <Cell align="end" label={text('total')} className={styles.total}>
              <strong>
                <Price amount={coreDeposit.total} />
              </strong>
            </Cell>
            <Cell place="gone" fit />
          </Row>
        </IfPricesVisible>
      )}
    </>
  )
})
