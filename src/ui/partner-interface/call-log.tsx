import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import type { CallFilter, LoggedCall } from '#domain/partner-interface/partner-interface.ts'
import { DayInput } from '../intl/day-input.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { Select } from '../shared/select.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import utilities from '../shared/utilities.module.css'
import { CALL_STATE_CHOICES, DIRECTION_CHOICES, type Choice } from './call-filter.mapping.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { Section } from './section.tsx'

type Props = {
  /** Calls that match the filter. */
  readonly calls: readonly LoggedCall[]
  readonly hasCalls: boolean
  readonly filter: CallFilter
}

const COLUMNS = ['time', 'direction', 'subject', 'status', 'duration'] as const

export function CallLog({ calls, hasCalls, filter }: Props) {
  const intl = useIntl()
  const label = (column: (typeof COLUMNS)[number]) => intl.formatMessage({ id: `partner.column.${column}` })
  if (!hasCalls) {
    return (
      <Section>
        <EmptyState icon="box" title={<FormattedMessage id="partner.calls.none" />} />
      </Section>
    )
  }
  return (
    <Section>
      <Filters filter={filter} />
      {calls.length === 0 ? (
        <EmptyState icon="filter" role="status" title={<FormattedMessage id="list.nothingOfThese" />} />
      ) : (
        <Table caption={<FormattedMessage id="partner.section.calls" />} className={utilities.fullWidth}>
          <TableHead>
            {COLUMNS.map((column) => (
              <HeadCell key={column}>{label(column)}</HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {calls.map(({ id, at, direction, subject, status, failure, milliseconds }) => (
              <Row key={id}>
                <Cell heading place="head">
                  <FormattedDate value={at} dateStyle="medium" timeStyle="short" timeZone="UTC" />
                </Cell>
                <Cell label={label('direction')}>
                  <FormattedMessage id={`partner.direction.${direction}`} />
                </Cell>
                <Cell label={label('subject')}>{subject}</Cell>
                <Cell label={label('status')}>
                  <OutcomeBadge status={status} failure={failure} />
                </Cell>
                <Cell label={label('duration')}>
                  {intl.formatNumber(milliseconds, { style: 'unit', unit: 'millisecond' })}
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

/** Filters of the log. They are a GET form, so that the filtered log has a URL, also without scripts. */
function Filters({ filter }: Pick<Props, 'filter'>) {
  const intl = useIntl()
  const { to } = usePaths()
  const textOf = ({ value, messageId }: Choice) => ({ value, text: intl.formatMessage({ id: messageId }) })
  const any = { value: '', text: intl.formatMessage({ id: 'word.all' }) }
  return (
    <Cluster
      as={Form}
      action={to('partnerinterface')}
      gap={16}
      rowGap={8}
      align="end"
      preventScrollReset
      key={JSON.stringify(filter)}
    >
      <input type="hidden" name="section" value="calls" />
      <Select
        label={<FormattedMessage id="partner.column.direction" />}
        labelVariant="small"
        name="direction"
        defaultValue={filter.direction ?? ''}
        options={[any, ...DIRECTION_CHOICES.map(textOf)]}
      />
      <Select
        label={<FormattedMessage id="partner.column.status" />}
        labelVariant="small"
        name="status"
        defaultValue={filter.state ?? ''}
        options={[any, ...CALL_STATE_CHOICES.map(textOf)]}
      />
      <DayInput
        label={<FormattedMessage id="partner.from" />}
        labelVariant="small"
        name="from"
        defaultValue={filter.from}
      />
      <DayInput
        label={<FormattedMessage id="partner.to" />}
        labelVariant="small"
        name="to"
        defaultValue={filter.to}
      />
      <Button type="submit">
        <FormattedMessage id="list.filter" />
      </Button>
      <LinkButton to={`${to('partnerinterface')}?section=calls`} variant="quiet" preventScrollReset>
        <FormattedMessage id="list.reset" />
      </LinkButton>
    </Cluster>
  )
}
