import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QuantityReadings } from '../../add-to-cart/quantity-readings.tsx'
import { Availability } from '../../part/availability.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { Price, IfPricesVisible } from '../../part/price.tsx'
import { ListCell } from '../../data-table/list-cell.tsx'
import * as cells from '../../data-table/list-cells.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Button, TextButton } from '../../shared/button.tsx'
import { FieldError } from '../../shared/field.tsx'
import { Icon } from '../../shared/icon.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { QuantitySpinner } from '../../shared/quantity-spinner.tsx'
import utilities from '../../shared/utilities.module.css'
import { ItemChanges, PriceChange } from './item-changes.tsx'
import { ItemConflict } from './item-conflict.tsx'
import { NoteField, StockFields } from './item-fields.tsx'
import styles from './favourite-list.module.css'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { useChangeAndReload } from '../../shared/use-change-and-reload.ts'
import type { FavouriteItem } from '#domain/favourites/favourites.ts'

type Props = { readonly model: FavouriteListViewModel; readonly item: FavouriteItem }
type CellProps = Props & { readonly column: string; readonly onGone: () => void }

/** The editable cells of an item; the list renders all others. */
export const FavouriteCell = observer(function FavouriteCell({ column, model, item, onGone }: CellProps) {
  const facts = model.factsOf(item)
  switch (column) {
    case 'sku':
      return <Part item={item} />
    case 'name':
      return (
        <span className={styles.name} title={[item.name, item.manufacturer].join(', ')}>
          <ListCell value={cells.text(item.name, item.manufacturer)} />
        </span>
      )
    case 'quantity':
      return (
        <>
          <Quantity model={model} item={item} />
          <ItemConflict model={model} item={item} />
        </>
      )
    case 'stock':
      return <StockFields model={model} item={item} />
    case 'note':
      return <NoteField model={model} item={item} />
    case 'price':
      return (
        <span className={styles.price}>
          {facts.price && <Price amount={facts.price} />}
          <IfPricesVisible>
            <PriceChange item={facts} />
          </IfPricesVisible>
        </span>
      )
    case 'availability':
      return <Stock model={model} item={item} />
    case 'change':
      return <ItemChanges item={facts} />
    case 'actions':
      return <Remove model={model} item={item} onGone={onGone} />
  }
})

/** Ids of the columns that `FavouriteCell` renders. */
export const FAVOURITE_CELL_IDS: ReadonlySet<string> = new Set([
  'sku',
  'name',
  'quantity',
  'stock',
  'note',
  'price',
  'availability',
  'change',
  'actions',
])

function Part({ item: { articleNo, slug, picture } }: Pick<Props, 'item'>) {
  const { to } = usePaths()
  return (
    <Cluster as="span" gap={8} noWrap align="center">
      <PartImage src={picture.src} alt="" size="thumb" framed className={styles.picture} />
      <Text unbroken className={utilities.shrinkable}>
        <PartNumber to={to('product', { slug })}>{articleNo}</PartNumber>
        <CopyNumber number={articleNo} />
      </Text>
    </Cluster>
  )
}

const Quantity = observer(function Quantity({ model, item }: Props) {
  const intl = useIntl()
  const change = useChangeAndReload()
  const fieldId = useId()
  const errorId = useId()
  const { drafts } = model
  const settle = () => void change(() => drafts.settle(item))
  const readings = drafts.readings(item)
  const error = readings ? undefined : drafts.quantityError(item)
  return (
    <>
      <QuantitySpinner
        id={fieldId}
        value={drafts.of(item).quantity}
        minimum={drafts.limits.min}
        maximum={drafts.limits.max}
        invalid={(readings ?? error) !== undefined}
        describedBy={error && errorId}
        onChange={(quantity) => drafts.type(item, { quantity })}
        onStep={(offset) => drafts.step(item, offset)}
        onLeave={settle}
        onEnter={settle}
        label={intl.formatMessage({ id: 'addToCart.quantityOf' }, { number: item.articleNo })}
        lessLabel={intl.formatMessage({ id: 'quantity.less' })}
        moreLabel={intl.formatMessage({ id: 'quantity.more' })}
      />
      {readings && (
        <QuantityReadings
          readings={readings}
          fieldId={fieldId}
          onChoose={(quantity) => {
            drafts.type(item, { quantity: String(quantity) })
            settle()
          }}
        />
      )}
      <div role="status">
        {error && (
          <FieldError id={errorId}>
            <FormattedMessage id={`lines.quantity.${error}`} values={{ most: drafts.limits.max }} />
          </FieldError>
        )}
      </div>
    </>
  )
})

const Stock = observer(function Stock({ model, item }: Props) {
  const intl = useIntl()
  const { availability, articleNo: number } = item
  if (!availability) return null
  const isWatched = model.isWatched(item)
  const isMissing = availability.status === 'none' || availability.status === 'on-order'
  const label = intl.formatMessage(
    { id: isWatched ? 'noticelist.tellNoMoreNumber' : 'noticelist.tellNumber' },
    { number },
  )
  return (
    <>
      <Availability availability={availability} small withDate />{' '}
      {isMissing && (
        <TextButton
          className={styles.tell}
          aria-label={label}
          title={label}
          onClick={() => void model.toggleWatch(item)}
        >
          <Icon name="bell" size={14} />
          <FormattedMessage id={isWatched ? 'noticelist.tellNoMore' : 'noticelist.tell'} />
        </TextButton>
      )}
    </>
  )
})

function Remove({ model, item, onGone }: Omit<CellProps, 'column'>) {
  const intl = useIntl()
  const change = useChangeAndReload(onGone)
  return (
    <Button
      variant="quiet"
      iconOnly
      small
      icon="trash"
      aria-label={intl.formatMessage({ id: 'action.removeNumber' }, { number: item.articleNo })}
      onClick={() => void change(() => model.remove([item]))}
    />
  )
}
