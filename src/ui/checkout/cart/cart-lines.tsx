import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Availability } from '../../product-facts/availability.tsx'
import { Price } from '../../product-facts/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { Icon } from '../../shared/icon.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { QuantitySpinner } from '../../shared/quantity-spinner.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import type { CartViewModel, LineFacts } from './cart.view-model.ts'
import styles from './cart.module.css'

type Props = { readonly model: CartViewModel }

export const CartLines = observer(function CartLines({ model }: Props) {
  const region = useRef<HTMLDivElement>(null)

  /** The removed line takes its button along: the focus stays with the list. */
  const remove = async (line: LineFacts) => {
    await model.remove(line.id)
    region.current?.focus()
  }

  return (
    <div ref={region} tabIndex={-1} className={styles.lines} aria-busy={model.isLoading}>
      <Table caption={<FormattedMessage id="cart.lines" />}>
        <TableHead>
          <HeadCell>
            <FormattedMessage id="cart.article" />
          </HeadCell>
          <HeadCell>
            <FormattedMessage id="cart.availability" />
          </HeadCell>
          {model.pricesAreVisible && (
            <HeadCell align="end">
              <FormattedMessage id="cart.unitPrice" />
            </HeadCell>
          )}
          <HeadCell>
            <FormattedMessage id="cart.quantity" />
          </HeadCell>
          {model.pricesAreVisible && (
            <HeadCell align="end">
              <FormattedMessage id="cart.total" />
            </HeadCell>
          )}
          <HeadCell hidden fit>
            <FormattedMessage id="cart.remove" />
          </HeadCell>
        </TableHead>
        <TableBody>
          {model.lines.map((line) => (
            <Line key={line.id} line={line} model={model} onRemove={() => void remove(line)} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
})

type LineProps = Props & { readonly line: LineFacts; readonly onRemove: () => void }

function Line({ line, model, onRemove }: LineProps) {
  const intl = useIntl()
  const { to } = usePaths()
  const text = (id: 'article' | 'availability' | 'unitPrice' | 'quantity' | 'total') =>
    intl.formatMessage({ id: `cart.${id}` })
  return (
    <Row aria-busy={line.isPending}>
      <Cell place="head">
        <div className={styles.article}>
          <PartImage src={line.picture.src} alt="" size="thumb" framed />
          <div>
            <PartNumber to={to('product', { slug: line.slug })}>{line.articleNo}</PartNumber> {line.name}
            <Text as="p" small muted>
              {line.manufacturer}
            </Text>
          </div>
        </div>
      </Cell>
      <Cell label={text('availability')}>
        {line.availability && <Availability availability={line.availability} small withDate />}
      </Cell>
      {model.pricesAreVisible && (
        <Cell align="end" label={text('unitPrice')}>
          {line.unitPrice && <Price amount={line.unitPrice} />}
        </Cell>
      )}
      <Cell label={text('quantity')}>
        <QuantitySpinner
          value={line.quantity}
          minimum={model.limits.min}
          maximum={model.limits.max}
          disabled={!model.mayChange}
          onChange={(typed) => model.type(line.id, typed)}
          onStep={(by) => model.step(line.id, by)}
          onLeave={() => void model.settle(line.id)}
          label={intl.formatMessage({ id: 'cart.quantityOf' }, { number: line.articleNo })}
          lessLabel={intl.formatMessage({ id: 'quantity.less' })}
          moreLabel={intl.formatMessage({ id: 'quantity.more' })}
        />
        <Text as="p" small muted>
          <span role="status">
            {line.notice && (
              <FormattedMessage id={line.notice.messageId} values={{ quantity: line.notice.quantity }} />
            )}
          </span>
        </Text>
      </Cell>
      {model.pricesAreVisible && (
        <Cell align="end" label={text('total')}>
          {line.total && (
            <strong>
              <Price amount={line.total} />
            </strong>
          )}
        </Cell>
      )}
      <Cell place="corner" fit>
        <Button
          look="quiet"
          iconOnly
          small
          disabled={!model.mayChange}
          aria-label={intl.formatMessage({ id: 'cart.removeLine' }, { number: line.articleNo })}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </Button>
      </Cell>
    </Row>
  )
}
