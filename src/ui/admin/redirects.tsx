import { FormattedMessage, useIntl } from 'react-intl'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import type { AdminViewModel } from './admin.view-model.ts'

export function Redirects({ redirects }: Pick<AdminViewModel, 'redirects'>) {
  const intl = useIntl()
  return (
    <Table caption={<FormattedMessage id="admin.redirects" />}>
      <TableHead>
        <HeadCell>
          <FormattedMessage id="admin.redirects.from" />
        </HeadCell>
        <HeadCell>
          <FormattedMessage id="admin.redirects.to" />
        </HeadCell>
        <HeadCell>
          <FormattedMessage id="admin.redirects.status" />
        </HeadCell>
      </TableHead>
      <TableBody>
        {redirects.map(({ from, to, status }) => (
          <Row key={from}>
            <Cell place="wide" label={intl.formatMessage({ id: 'admin.redirects.from' })}>
              <code>{from}</code>
            </Cell>
            <Cell place="wide" label={intl.formatMessage({ id: 'admin.redirects.to' })}>
              <code>{to}</code>
            </Cell>
            <Cell label={intl.formatMessage({ id: 'admin.redirects.status' })}>{status}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
