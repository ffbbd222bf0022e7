import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Availability } from '../../part/availability.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { Price, usePrices } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { ColumnTable } from '../../shared/column-table.tsx'
import { Text } from '../../shared/text.tsx'
import type { SharedListViewModel } from './shared-list.view-model.ts'

/** Items of a shared list, without the columns that the visitor may not see. */
export const SharedItems = observer(function SharedItems({ model }: { readonly model: SharedListViewModel }) {
  const { to } = usePaths()
  const prices = usePrices()
  return (
    <ColumnTable
      caption={model.list?.name}
      items={model.items}
      keyOf={({ sku }) => sku}
      columns={[
        {
          head: 'list.column.sku',
          place: 'head',
          render: ({ picture, slug, articleNo, name, manufacturer }) => (
            <Cluster gap={12} noWrap>
              <PartImage src={picture.src} alt="" size="thumb" framed />
              <div>
                <PartNumber to={to('product', { slug })}>{articleNo}</PartNumber>
                <CopyNumber number={articleNo} />
                <p>{name}</p>
                <Text as="p" small muted>
                  {manufacturer}
                </Text>
              </div>
            </Cluster>
          ),
        },
        {
          head: 'list.column.quantity',
          align: 'end',
          render: ({ quantity }) => <FormattedMessage id="word.pieces" values={{ count: quantity }} />,
        },
        {
          head: 'list.column.note',
          render: ({ note }) => <Text breakable>{note === '' ? '–' : note}</Text>,
        },
        prices.areVisible && {
          head: 'list.column.price',
          align: 'end',
          render: ({ price }) => price && <Price amount={price} />,
        },
        model.isLoggedIn && {
          head: 'list.column.availability',
          render: ({ availability }) =>
            availability && <Availability availability={availability} small withDate />,
        },
      ]}
    />
  )
})
