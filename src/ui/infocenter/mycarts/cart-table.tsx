import { observer } from 'mobx-react-lite'
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Price } from '../../product-facts/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Badge } from '../../shared/badge.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import { CartActions } from './cart-actions.tsx'
import type { CartRow, MyCartsViewModel } from './my-carts.view-model.ts'

type Props = { readonly model: MyCartsViewModel }

const COLUMNS = ['name', 'lines', 'pieces', 'total', 'pricesUntil', 'changed', 'owner'] as const
const PRICES: ReadonlySet<string> = new Set(['total', 'pricesUntil'])
const NUMBERS: ReadonlySet<string> = new Set(['lines', 'pieces', 'total'])

export const CartTable = observer(function CartTable({ model }: Props) {
  const columns = COLUMNS.filter((column) => !PRICES.has(column) || model.pricesAreVisible)
  return (
    <Table caption={<FormattedMessage id="mycarts.title" />}>
      <TableHead>
        {columns.map((column) => (
          <HeadCell key={column} align={NUMBERS.has(column) ? 'end' : undefined}>
            <FormattedMessage id={`mycarts.column.${column}`} />
          </HeadCell>
        ))}
        <HeadCell hidden fit>
          <FormattedMessage id="mycarts.actions" />
        </HeadCell>
      </TableHead>
      <TableBody>
        {model.rows.map((cart) => (
          <CartTableRow key={cart.cartId} cart={cart} model={model} />
        ))}
      </TableBody>
    </Table>
  )
})

const CartTableRow = observer(function CartTableRow({ cart, model }: Props & { readonly cart: CartRow }) {
  const intl = useIntl()
  const { to } = usePaths()
  const label = (column: (typeof COLUMNS)[number]) => intl.formatMessage({ id: `mycarts.column.${column}` })
  const name = cart.name || intl.formatMessage({ id: 'mycarts.unnamed' })
  return (
    <Row selected={cart.isActive}>
      <Cell heading place="head">
        {cart.isActive ? <Link to={to('checkoutStep1')}>{name}</Link> : name}{' '}
        {cart.isActive && (
          <Badge tone="info">
            <FormattedMessage id="mycarts.active" />
          </Badge>
        )}
      </Cell>
      <Cell align="end" label={label('lines')}>
        <FormattedNumber value={cart.lines} />
      </Cell>
      <Cell align="end" label={label('pieces')}>
        <FormattedNumber value={cart.pieces} />
      </Cell>
      {model.pricesAreVisible && (
        <>
          <Cell align="end" label={label('total')}>
            {cart.total && <Price amount={cart.total} />}
          </Cell>
          <Cell label={label('pricesUntil')} place={cart.pricesUntil === undefined ? 'gone' : undefined}>
            {cart.pricesUntil !== undefined && (
              <FormattedDate value={cart.pricesUntil} dateStyle="medium" timeZone="UTC" />
            )}
          </Cell>
        </>
      )}
      <Cell label={label('changed')}>
        {cart.changedAt !== undefined && (
          <FormattedDate value={cart.changedAt} dateStyle="medium" timeZone="UTC" />
        )}
      </Cell>
      <Cell label={label('owner')}>
        {cart.owner.name}
        {cart.shared.length > 0 && (
          <Text as="p" small muted>
            <FormattedMessage
              id="mycarts.sharedWith"
              values={{ names: cart.shared.map((share) => share.name).join(', ') }}
            />
          </Text>
        )}
      </Cell>
      <Cell place="corner" fit>
        <CartActions cart={cart} name={name} model={model} />
      </Cell>
    </Row>
  )
})
