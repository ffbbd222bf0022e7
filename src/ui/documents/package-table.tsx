import { observer } from 'mobx-react-lite'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Checkbox } from '../shared/checkbox.tsx'
import { Section } from '../shared/page-frame.tsx'
import { PartNumber } from '../shared/part-number.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Text } from '../shared/text.tsx'
import type { PackingViewModel } from './packing.view-model.ts'
import utilities from '../shared/utilities.module.css'
import type { Package } from '#domain/documents/document.ts'

type Props = { readonly model: PackingViewModel; readonly one: Package }

const COLUMNS = ['quantity', 'order', 'origin', 'tariffNo', 'damaged'] as const

/** One package with its SSCC, dimensions and lines. The user can check off a line or report a problem with it. */
export const PackageTable = observer(function PackageTable({ model, one }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const weight = (kg: number) =>
    intl.formatNumber(kg, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })
  const column = (id: string) => intl.formatMessage({ id: `packing.${id}` })
  return (
    <Section
      title={<PartNumber>{one.sscc}</PartNumber>}
      note={
        <FormattedMessage
          id={`packing.measures.${one.type}`}
          values={{
            length: one.lengthCm,
            width: one.widthCm,
            height: one.heightCm,
            net: weight(one.netWeightKg),
            gross: weight(one.grossWeightKg),
          }}
        />
      }
    >
      <div data-density="compact">
        <Table caption={one.sscc} className={utilities.fullWidth}>
          <TableHead>
            <HeadCell hidden fit>
              {column('tick')}
            </HeadCell>
            <HeadCell>
              <FormattedMessage id="list.column.sku" />
            </HeadCell>
            {COLUMNS.map((id) => (
              <HeadCell key={id} align={id === 'quantity' ? 'end' : undefined}>
                {column(id)}
              </HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {model.linesOf(one).map((line) => (
              <Row key={line.key} selected={model.hasArrived(line)} wrong={model.isDamaged(line)}>
                <Cell place="corner" fit>
                  <Checkbox
                    label={intl.formatMessage({ id: 'packing.tickNumber' }, { number: line.sku })}
                    labelHidden
                    checked={model.hasArrived(line)}
                    onChange={(checked) => model.tick(line, checked)}
                  />
                </Cell>
                <Cell heading place="head">
                  <PartNumber>{line.sku}</PartNumber> <Text light>{line.name}</Text>
                </Cell>
                <Cell align="end" label={column('quantity')}>
                  <Quantity arrived={model.piecesOf(line)} quantity={line.quantity} />
                </Cell>
                <Cell label={column('order')}>
                  <IfOffered page="order" otherwise={line.orderNo}>
                    <Link to={to('order', { slug: line.orderNo })}>{line.orderNo}</Link>
                  </IfOffered>{' '}
                  {line.customerOrderReference}
                </Cell>
                <Cell label={column('origin')}>{line.originCountry}</Cell>
                <Cell label={column('tariffNo')}>{line.tariffNo}</Cell>
                <Cell label={column('damaged')} fit>
                  <Checkbox
                    label={intl.formatMessage({ id: 'packing.damagedNumber' }, { number: line.sku })}
                    labelHidden
                    checked={model.isDamaged(line)}
                    onChange={(damaged) => model.markDamaged(line, damaged)}
                  />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
    </Section>
  )
})

function Quantity({ arrived, quantity }: { readonly arrived: number; readonly quantity: number }) {
  return arrived > 0 && arrived < quantity ? (
    <strong>
      <FormattedMessage id="packing.partly" values={{ arrived, quantity }} />
    </strong>
  ) : (
    <FormattedNumber value={quantity} />
  )
}
