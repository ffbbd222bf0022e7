import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Availability } from '../../product-facts/availability.tsx'
import { CopyNumber } from '../../product-facts/copy-number.tsx'
import { Price } from '../../product-facts/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { Checkbox } from '../../shared/checkbox.tsx'
import { Icon } from '../../shared/icon.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { QuantitySpinner } from '../../shared/quantity-spinner.tsx'
import { Cell } from '../../shared/table-cells.tsx'
import { Row } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import { ItemChanges } from './item-changes.tsx'
import type { ItemFacts } from './item-facts.view-model.ts'
import { NoteField, StockFields } from './item-fields.tsx'
import styles from './notice-list.module.css'
import type { NoticeListViewModel } from './notice-list.view-model.ts'
import { useChange } from './use-change.ts'

type Props = {
  readonly model: NoticeListViewModel
  readonly item: ItemFacts
  readonly onGone: () => void
}

export const ItemRow = observer(function ItemRow({ model, item, onGone }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const change = useChange()
  const { articleNo: number, availability } = item
  const settle = () => void change(() => model.settle(item))
  const remove = async () => {
    if (await change(() => model.remove([item]))) onGone()
  }
  const text = (id: string) => intl.formatMessage({ id: `noticelist.${id}` }, { number })
  return (
    <Row selected={model.selected.has(item.sku)}>
      <Cell fit place="flag" className={styles.select}>
        <Checkbox
          label={text('selectNumber')}
          labelHidden
          checked={model.selected.has(item.sku)}
          onChange={(isSelected) => model.select(item.sku, isSelected)}
        />
      </Cell>
      <Cell place="head">
        <div className={styles.part}>
          <PartImage src={item.picture.src} alt="" size="thumb" framed />
          <div className={styles.what}>
            <PartNumber to={to('product', { slug: item.slug })}>{number}</PartNumber>
            <CopyNumber number={number} />
            <p>{item.name}</p>
            <Text as="p" small muted>
              {item.manufacturer}
            </Text>
            <ItemChanges item={item} />
          </div>
        </div>
        <NoteField model={model} item={item} onLeave={settle} />
      </Cell>
      <Cell label={text('quantity')}>
        <QuantitySpinner
          value={model.draft(item).quantity}
          minimum={model.limits.min}
          maximum={model.limits.max}
          onChange={(quantity) => model.type(item, { quantity })}
          onStep={(by) => model.step(item, by)}
          onLeave={settle}
          onEnter={settle}
          label={intl.formatMessage({ id: 'cart.quantityOf' }, { number })}
          lessLabel={intl.formatMessage({ id: 'quantity.less' })}
          moreLabel={intl.formatMessage({ id: 'quantity.more' })}
        />
      </Cell>
      <Cell label={text('stock')}>
        <StockFields model={model} item={item} onLeave={settle} />
      </Cell>
      {model.pricesAreVisible && (
        <Cell align="end" label={text('price')}>
          {item.price && <Price amount={item.price} />}
        </Cell>
      )}
      <Cell label={text('availability')}>
        {availability && <Availability availability={availability} small withDate />}
        {(availability?.status === 'none' || availability?.status === 'on-order') && (
          <Button
            look="quiet"
            small
            icon="bell"
            aria-label={text('tellNumber')}
            onClick={() => void model.tellWhenInStock(item)}
          >
            <FormattedMessage id="noticelist.tell" />
          </Button>
        )}
      </Cell>
      <Cell place="corner" fit>
        <Button look="quiet" iconOnly small aria-label={text('removeNumber')} onClick={() => void remove()}>
          <Icon name="trash" />
        </Button>
      </Cell>
    </Row>
  )
})
