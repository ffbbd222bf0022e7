import { FormattedMessage } from 'react-intl'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import type { AdminViewModel } from './admin.view-model.ts'

export function Redirects({ redirects }: Pick<AdminViewModel, 'redirects'>) {
  return (
    <Table caption={<FormattedMessage id="admin.redirects" />} cards={false}>
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
            <Cell>
              <code>{from}</code>
            </Cell>
            <Cell>
              <code>{to}</code>
            </Cell>
            <Cell>{status}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
