import { observer } from 'mobx-react-lite'
import { useMemo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProductSummary } from '#domain/products/product.ts'
import { Link } from '../../shared/link.tsx'
import { AddToCart } from '../../add-to-cart/add-to-cart.tsx'
import { TableFrame } from '../../data-table/table-frame.tsx'
import frame from '../../data-table/table-frame.module.css'
import { AttributeValue } from '../../part/attribute-value.tsx'
import { Availability } from '../../part/availability.tsx'
import { FoundVia, hasMatchReason } from '../../part/found-via.tsx'
import { MarkedText } from '../../part/marked-text.tsx'
import { attributeText } from '../../part/measure-text.ts'
import { Price, IfPricesVisible } from '../../part/price.tsx'
import { PromotionBadge } from '../../part/promotion-badge.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { PartNumber } from '../../shared/part-number.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './result-table.module.css'
import { ResultTableViewModel, type AttributeCell, type SortableHead } from './result-table.view-model.ts'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

type Props = {
  readonly model: SearchResultsViewModel
  readonly parts: readonly ProductSummary[]
  readonly renderMark?: ((sku: string) => ReactNode) | undefined
}

/** Hits as a table with a column per shared attribute. Headings sort the list; values filter it. */
export const ResultTable = observer(function ResultTable({ model, parts, renderMark }: Props) {
  const table = useMemo(() => new ResultTableViewModel(model), [model])
  return (
    <div className={styles.place}>
      <TableFrame className={styles.frame}>
        <Table caption={<FormattedMessage id="results.title" />} sticky className={utilities.fullWidth}>
          <TableHead>
            <SortHead header={table.headOf('number')}>
              <FormattedMessage id="results.table.number" />
            </SortHead>
            <SortHead header={table.headOf('name')} className={styles.name}>
              <FormattedMessage id="results.table.name" />
            </SortHead>
            <HeadCell>
              <FormattedMessage id="compare.fact.mainOe" />
            </HeadCell>
            {table.columns.map((column) => (
              <SortHead
                key={column.id}
                header={column}
                align={column.isMeasure ? 'end' : undefined}
                className={column.pageWidth && styles[column.pageWidth]}
              >
                {column.name}
              </SortHead>
            ))}
            {model.isLoggedIn && (
              <SortHead header={table.headOf('stock')}>
                <FormattedMessage id="results.choice.stock" />
              </SortHead>
            )}
            <IfPricesVisible>
              <SortHead header={table.headOf('price')} align="end">
                <FormattedMessage id="word.price" />
              </SortHead>
            </IfPricesVisible>
            {model.mayAdd && (
              <HeadCell hidden fit className={frame.control}>
                <FormattedMessage id="product.quantity" />
              </HeadCell>
            )}
          </TableHead>
          <TableBody>
            {parts.map((part) => (
              <PartRow
                key={`${part.vendorId}-${part.sku}`}
                model={model}
                table={table}
                part={part}
                mark={renderMark?.(part.sku)}
              />
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </div>
  )
})

type HeadProps = {
  readonly header: SortableHead | undefined
  readonly align?: 'end' | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

function SortHead({ header, align, className, children }: HeadProps) {
  const { to } = usePaths()
  return (
    <HeadCell
      align={align}
      className={className}
      sorted={header?.sorted}
      sortTo={header && { pathname: to('results'), search: header.query }}
    >
      {children}
    </HeadCell>
  )
}

type RowProps = {
  readonly model: SearchResultsViewModel
  readonly table: ResultTableViewModel
  readonly part: ProductSummary
  readonly mark: ReactNode
}

const PartRow = observer(function PartRow({ model, table, part, mark }: RowProps) {
  const { to } = usePaths()
  const intl = useIntl()
  const { sku, slug, name, foundVia, availability, price } = part
  return (
    <Row>
      <Cell heading place="head">
        <PartNumber to={to('product', { slug })}>
          <MarkedText text={sku} term={foundVia?.kind === 'article' ? model.term : undefined} />
        </PartNumber>{' '}
        <PromotionBadge part={part} /> {mark}
      </Cell>
      <Cell place="wide" className={styles.name}>
        {name}
      </Cell>
      <Cell label={intl.formatMessage({ id: 'compare.fact.mainOe' })} className={styles.oe}>
        <Reference model={model} part={part} />
      </Cell>
      {table.columns.map((column) => {
        const cell = table.cellOf(part, column.id)
        return (
          <Cell
            key={column.id}
            align={column.isMeasure ? 'end' : undefined}
            place={cell ? undefined : 'gone'}
            label={column.name}
            className={column.pageWidth && styles[column.pageWidth]}
          >
            {cell && <Value cell={cell} />}
          </Cell>
        )
      })}
      {model.isLoggedIn && (
        <Cell className={styles.stock} label={intl.formatMessage({ id: 'results.choice.stock' })}>
          {availability && <Availability availability={availability} small withDate />}
        </Cell>
      )}
      <IfPricesVisible>
        <Cell align="end" label={intl.formatMessage({ id: 'word.price' })}>
          {price && <Price amount={price.net} />}
        </Cell>
      </IfPricesVisible>
      {model.mayAdd && (
        <Cell fit place="wide" className={classNames(frame.control, styles.buy)}>
          <AddToCart compact part={part} pieces={model.piecesFor(sku)} />
        </Cell>
      )}
    </Row>
  )
})

/** Number by which the search found the part, or the OE number. */
function Reference({ model, part }: Pick<RowProps, 'model' | 'part'>) {
  const oe = model.oeOf(part)
  if (hasMatchReason(part.foundVia)) return <FoundVia foundVia={part.foundVia} term={model.term} />
  if (oe === undefined) return null
  return (
    <>
      <PartNumber light>{oe.referenceNo}</PartNumber>{' '}
      <Text small muted unbroken>
        {oe.manufacturer}
      </Text>
    </>
  )
}

/** Link that filters the list by this value; if it is filtered by it, the link removes the filter. */
function Value({ cell: { attribute, query, isChosen } }: { readonly cell: AttributeCell }) {
  const { to } = usePaths()
  const intl = useIntl()
  if (query === undefined) return <AttributeValue attribute={attribute} />
  const text = attributeText(intl, attribute)
  return (
    <Link
      className={styles.value}
      to={{ pathname: to('results'), search: query }}
      rel="nofollow"
      preventScrollReset
      aria-current={isChosen || undefined}
      title={intl.formatMessage(
        { id: isChosen ? 'results.removeChoice' : 'results.table.narrow' },
        { name: isChosen ? text : `${attribute.name} ${text}` },
      )}
    >
      {text}
    </Link>
  )
}
