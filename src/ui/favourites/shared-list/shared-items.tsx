import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Availability } from '../../part/availability.tsx'
import { CopyNumber } from '../../part/copy-number.tsx'
import { Price, IfPricesVisible } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import type { SharedListViewModel } from './shared-list.view-model.ts'

/** Items of a shared list, without the columns that the visitor may not see. */
export const SharedItems = observer(function SharedItems({ model }: { readonly model: SharedListViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const text = (id: string) => intl.formatMessage({ id: `list.column.${id}` })
  return (
    <Table caption={model.list?.name}>
      <TableHead>
        <HeadCell>{text('sku')}</HeadCell>
        <HeadCell align="end">{text('quantity')}</HeadCell>
        <HeadCell>{text('note')}</HeadCell>
        <IfPricesVisible>
          <HeadCell align="end">{text('price')}</HeadCell>
        </IfPricesVisible>
        {model.isLoggedIn && <HeadCell>{text('availability')}</HeadCell>}
      </TableHead>
      <TableBody>
        {model.items.map((item) => (
          <Row key={item.sku}>
            <Cell place="head">
              <Cluster gap={12} noWrap>
                <PartImage src={item.picture.src} alt="" size="thumb" framed />
                <div>
                  <PartNumber to={to('product', { slug: item.slug })}>{item.articleNo}</PartNumber>
                  <CopyNumber number={item.articleNo} />
                  <p>{item.name}</p>
                  <Text as="p" small muted>
                    {item.manufacturer}
                  </Text>
                </div>
              </Cluster>
            </Cell>
            <Cell align="end" label={text('quantity')}>
              <FormattedMessage id="word.pieces" values={{ count: item.quantity }} />
            </Cell>
            <Text as={Cell} label={text('note')} breakable>
              {item.note === '' ? '–' : item.note}
            </Text>
            <IfPricesVisible>
              <Cell align="end" label={text('price')}>
                {item.price && <Price amount={item.price} />}
              </Cell>
            </IfPricesVisible>
            {model.isLoggedIn && (
              <Cell label={text('availability')}>
                {item.availability && <Availability availability={item.availability} small withDate />}
              </Cell>
            )}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
})
