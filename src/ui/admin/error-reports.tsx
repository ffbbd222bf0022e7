import { FormattedMessage, useIntl } from 'react-intl'
import { DateTime } from '../intl/date-time.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Text } from '../shared/text.tsx'
import type { AdminViewModel } from './admin.view-model.ts'

/** Error reports, newest first. */
export function ErrorReports({ reports }: Pick<AdminViewModel, 'reports'>) {
  const intl = useIntl()
  if (reports.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.reports.none" />
      </p>
    )
  return (
    <Table caption={<FormattedMessage id="admin.reports" />}>
      <TableHead>
        <HeadCell>
          <FormattedMessage id="admin.reports.time" />
        </HeadCell>
        <HeadCell>
          <FormattedMessage id="admin.reports.message" />
        </HeadCell>
      </TableHead>
      <TableBody>
        {reports.map(({ at: time, message, userId, count }, index) => (
          <Row key={`${time}-${index}`}>
            <Cell label={intl.formatMessage({ id: 'admin.reports.time' })}>
              <DateTime at={new Date(time).toISOString()} seconds />
            </Cell>
            <Cell place="wide" label={intl.formatMessage({ id: 'admin.reports.message' })}>
              <Text breakable>{userId === undefined ? message : `${userId}: ${message}`}</Text>
              {count > 1 && (
                <Text as="p" muted>
                  <FormattedMessage id="admin.reports.count" values={{ count }} />
                </Text>
              )}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
