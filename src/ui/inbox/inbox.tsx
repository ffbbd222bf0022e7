import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useNavigation } from 'react-router'
import { Link } from '../shared/link.tsx'
import { DateTime } from '../intl/date-time.tsx'
import { PageLinks } from '../paging/page-links.tsx'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Badge } from '../shared/badge.tsx'
import { Button } from '../shared/button.tsx'
import { Card, CardBody } from '../shared/card.tsx'
import { Checkbox } from '../shared/checkbox.tsx'
import { EmptyState } from '../shared/empty-state.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import { Cluster, Stack } from '../shared/stack.tsx'
import { HeadCell, Cell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Text } from '../shared/text.tsx'
import { useRestoreFocus } from '../shared/use-restore-focus.ts'
import utilities from '../shared/utilities.module.css'
import type { InboxViewModel } from './inbox.view-model.ts'

type Props = { readonly model: InboxViewModel }

export const InboxPage = observer(function InboxPage({
  model,
  hasFailed,
  isSaved,
}: Props & { readonly hasFailed: boolean; readonly isSaved: boolean }) {
  const { unread, page, pageCount } = model.shown
  const notice = useRestoreFocus<HTMLDivElement>(isSaved ? 'saved' : hasFailed ? 'failed' : undefined)
  const count = useRestoreFocus<HTMLSpanElement>(model.isCleared || undefined)
  return (
    <>
      <PageHead
        title={<FormattedMessage id="inbox.title" />}
        count={
          <span ref={count} tabIndex={-1} className={utilities.quietFocus}>
            <FormattedMessage id="inbox.unread" values={{ count: unread }} />
          </span>
        }
        actions={model.isOwn && unread > 0 && <MarkAll model={model} />}
      />
      <div ref={notice} tabIndex={-1} className={utilities.quietFocus}>
        <FailureAlert id={hasFailed && 'action.failed'} />
        {isSaved && <AlertBox modifier="positive" headline={<FormattedMessage id="inbox.saved" />} />}
      </div>
      <Entries model={model} />
      <PageLinks page={page} pageCount={pageCount} linkTo={(target) => ({ search: `?page=${target}` })} />
      {model.isOwn && <Channels model={model} />}
    </>
  )
})

function MarkAll({ model }: Props) {
  const { state } = useNavigation()
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="until" value={model.until} />
      <Button type="submit" small icon="check" busy={state === 'submitting'}>
        <FormattedMessage id="inbox.markAll" />
      </Button>
    </Form>
  )
}

const Entries = observer(function Entries({ model }: Props) {
  const { entries } = model
  if (entries.length === 0) return <EmptyState icon="bell" title={<FormattedMessage id="inbox.nothing" />} />
  return (
    <Stack as="ol" gap={8} className={utilities.after24}>
      {entries.map((entry) => (
        <Card as="li" key={entry.id}>
          <CardBody>
            <Cluster gap={8} rowGap={2} align="baseline">
              <Text as="h2" large breakable strong={!entry.isRead}>
                {entry.href === undefined ? (
                  entry.title
                ) : (
                  <Link to={entry.href} onClick={() => model.open(entry)}>
                    {entry.title}
                  </Link>
                )}
              </Text>
              {!entry.isRead && (
                <Badge severity="info">
                  <FormattedMessage id="inbox.new" />
                </Badge>
              )}
              <Text muted small className={utilities.pushed}>
                <DateTime at={entry.at} />
              </Text>
            </Cluster>
            {entry.text !== '' && (
              <div>
                {entry.text.split('\n').map((line, index) => (
                  <Text as="p" breakable key={index}>
                    {line}
                  </Text>
                ))}
              </div>
            )}
          </CardBody>
        </Card>
      ))}
    </Stack>
  )
})

const Channels = observer(function Channels({ model }: Props) {
  const intl = useIntl()
  const { state } = useNavigation()
  const { email } = model
  return (
    <Section
      title={<FormattedMessage id="inbox.channels" />}
      note={email !== undefined && <FormattedMessage id="inbox.channels.note" values={{ email }} />}
    >
      <Stack as={Form} method="post" gap={16} start>
        <Table caption={<FormattedMessage id="inbox.channels" />} cards={false}>
          <TableHead>
            <HeadCell>
              <FormattedMessage id="inbox.event" />
            </HeadCell>
            {(['shop', 'mail'] as const).map((channel) => (
              <HeadCell key={channel} align="center" fit>
                <FormattedMessage id={`inbox.by.${channel}`} />
              </HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {model.shown.channels.map(({ kind, ...by }) => (
              <Row key={kind}>
                <Cell heading>
                  <FormattedMessage id={`inbox.kind.${kind}`} />
                  <input type="hidden" name="kind" value={kind} />
                </Cell>
                {(['shop', 'mail'] as const).map((channel) => (
                  <Cell key={channel} align="center" fit>
                    <Checkbox
                      name={channel}
                      value={kind}
                      defaultChecked={by[channel]}
                      labelHidden
                      label={`${intl.formatMessage({ id: `inbox.by.${channel}` })}: ${intl.formatMessage({ id: `inbox.kind.${kind}` })}`}
                    />
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </Table>
        <Button type="submit" variant="primary" busy={state === 'submitting'}>
          <FormattedMessage id="action.save" />
        </Button>
      </Stack>
    </Section>
  )
})
