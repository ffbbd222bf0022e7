import { FormattedMessage } from 'react-intl'
import { DateTime } from '../intl/date-time.tsx'
import { ColumnTable } from '../shared/column-table.tsx'
import { Text } from '../shared/text.tsx'
import type { AdminViewModel } from './admin.view-model.ts'

/** Error reports, newest first. */
export function ErrorReports({ reports }: Pick<AdminViewModel, 'reports'>) {
  if (reports.length === 0)
    return (
      <p>
        <FormattedMessage id="admin.reports.none" />
      </p>
    )
  return (
    <ColumnTable
      caption={<FormattedMessage id="admin.reports" />}
      items={reports}
      keyOf={({ at: time }, index) => `${time}-${index}`}
      columns={[
        {
          head: 'admin.reports.time',
          render: ({ at: time }) => <DateTime at={new Date(time).toISOString()} seconds />,
        },
        {
          head: 'admin.reports.message',
          place: 'wide',
          render: ({ message, userId, count }) => (
            <>
              <Text breakable>{userId === undefined ? message : `${userId}: ${message}`}</Text>
              {count > 1 && (
                <Text as="p" muted>
                  <FormattedMessage id="admin.reports.count" values={{ count }} />
                </Text>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
