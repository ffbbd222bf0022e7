import { FormattedMessage } from 'react-intl'
import { ColumnTable } from '../shared/column-table.tsx'
import type { AdminViewModel } from './admin.view-model.ts'

export const Redirects = ({ redirects }: Pick<AdminViewModel, 'redirects'>) => (
  <ColumnTable
    caption={<FormattedMessage id="admin.redirects" />}
    items={redirects}
    keyOf={({ from }) => from}
    columns={[
      { head: 'admin.redirects.from', place: 'wide', render: ({ from }) => <code>{from}</code> },
      { head: 'admin.redirects.to', place: 'wide', render: ({ to }) => <code>{to}</code> },
      { head: 'admin.redirects.status', render: ({ status }) => status },
    ]}
  />
)
