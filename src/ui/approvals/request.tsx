import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useSubmit } from 'react-router'
import { ListCell } from '../data-table/list-cell.tsx'
import { DateTime } from '../intl/date-time.tsx'
import { useDayText } from '../intl/day-texts.ts'
import { useApprovalReasonText } from '../order-facts/approval-reason-text.ts'
import { orderLinks } from '../order-facts/order-cells.ts'
import { Price, IfPricesVisible } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Breadcrumbs } from '../shared/breadcrumbs.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { ConfirmButton } from '../shared/confirm-button.tsx'
import { FactPanel } from '../shared/fact-panel.tsx'
import { FactList } from '../shared/fact-list.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import { PartNumber } from '../shared/part-number.tsx'
import { PartyAddress } from '../shared/party-address.tsx'
import { Stack } from '../shared/stack.tsx'
import { TextArea } from '../shared/text-input.tsx'
import { useFormFocus } from '../shared/use-form-focus.ts'
import { useRestoreFocus } from '../shared/use-restore-focus.ts'
import utilities from '../shared/utilities.module.css'
import { RequestLines } from './request-lines.tsx'
import { requestState } from './request-list.columns.ts'
import type { RequestViewModel } from './request.view-model.ts'

type Props = { readonly model: RequestViewModel }

/**
 * Approval request with its lines at the time of the request and now, and the form of the decision. Works without
 * scripts.
 */
export const RequestPage = observer(function RequestPage({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { failure, shown } = model
  const { request, outcome } = shown
  const state = request?.header.state
  const [firstState] = useState(state)
  const form = useFormFocus<HTMLFormElement>(outcome)
  const decided = useRestoreFocus<HTMLSpanElement>(state === firstState ? undefined : state)
  if (!request) return null
  const { requestNo } = request.header
  return (
    <>
      <Breadcrumbs
        label={intl.formatMessage({ id: 'breadcrumbs.label' })}
        trail={[{ name: intl.formatMessage({ id: 'list.title.approvals' }), to: to('approvals') }]}
        current={requestNo}
      />
      <PageHead
        title={
          <FormattedMessage id="approvals.title" values={{ number: <PartNumber>{requestNo}</PartNumber> }} />
        }
        intro={
          <span ref={decided} tabIndex={-1} className={utilities.quietFocus}>
            <ListCell value={requestState(request.header.state)} />
          </span>
        }
        actions={
          <Button icon="print" onClick={() => print()}>
            <FormattedMessage id="approvals.print" />
          </Button>
        }
      />
      <FailureAlert id={failure && `approvals.failure.${failure}`} />
      <Facts model={model} />
      <Form ref={form} method="post" noValidate>
        <Section title={<FormattedMessage id="order.lines" />}>
          <RequestLines model={model} />
        </Section>
        <div data-screen-only>
          <Decision model={model} />
        </div>
      </Form>
    </>
  )
})

const Facts = observer(function Facts({ model }: Props) {
  const dayText = useDayText()
  const reasonText = useApprovalReasonText()
  const { request } = model.shown
  if (!request) return null
  const { header, decision, orderNumbers } = request
  return (
    <FactPanel>
      <FactList
        facts={{
          'list.column.placedBy':
            header.placedByEmail === undefined
              ? header.placedBy
              : `${header.placedBy} (${header.placedByEmail})`,
          'list.column.requestedAt': <DateTime at={header.at} />,
          'list.column.pricesUntil': header.state === 'WAITING' && dayText(header.expiresAt.slice(0, 10)),
          'approvals.reasons': header.reasons.map((reason) => <p key={reason.kind}>{reasonText(reason)}</p>),
        }}
      />
      <FactList
        facts={{
          'list.column.customerOrderReference': header.customerOrderReference,
          'list.column.costCentre': header.costCentre,
          'list.column.job': header.job,
          'list.column.shipTo': <PartyAddress party={request.shipTo} />,
        }}
      />
      <FactList
        facts={{
          'checkout.transport.title': request.transport,
          'checkout.payment.title': request.payment,
          'checkout.address.contact': request.contact,
          'checkout.address.remark': request.remark,
          'list.column.net': header.total && (
            <IfPricesVisible>
              <Price amount={header.total} />
            </IfPricesVisible>
          ),
        }}
      />
      {decision && (
        <FactList
          facts={{
            'approvals.decidedBy': decision.by,
            'approvals.decidedAt': <DateTime at={decision.at} />,
            'approvals.note': decision.note,
            'list.column.orderNos': orderNumbers.length > 0 && <ListCell value={orderLinks(orderNumbers)} />,
          }}
        />
      )}
    </FactPanel>
  )
})

const Decision = observer(function Decision({ model }: Props) {
  const submit = useSubmit()
  const number = model.shown.request?.header.requestNo
  if (model.waitsForOthers)
    return (
      <Stack gap={16} className={utilities.before16}>
        <AlertBox modifier="info" role="none" headline={<FormattedMessage id="approvals.waits" />} />
        {model.mayWithdraw && (
          <ButtonRow>
            <ConfirmButton
              type="submit"
              name="decision"
              value="WITHDRAW"
              question={<FormattedMessage id="approvals.withdraw.sure" values={{ number }} />}
              text={model.fillsCart ? <FormattedMessage id="approvals.withdraw.text" /> : undefined}
              confirm={<FormattedMessage id="approvals.withdraw" />}
              keep={<FormattedMessage id="confirm.keep" />}
              onConfirm={() => void submit({ decision: 'WITHDRAW' }, { method: 'post' })}
            >
              <FormattedMessage id="approvals.withdraw" />
            </ConfirmButton>
          </ButtonRow>
        )}
      </Stack>
    )
  if (model.mayPutBack)
    return (
      <ButtonRow className={utilities.before16}>
        <Button type="submit" name="decision" value="CART" icon="cart">
          <FormattedMessage id="approvals.putBack" />
        </Button>
      </ButtonRow>
    )
  if (!model.mayDecide) return null
  return (
    <Section title={<FormattedMessage id="approvals.decision" />}>
      <TextArea
        name="note"
        label={<FormattedMessage id="approvals.note" />}
        hint={<FormattedMessage id="approvals.note.hint" />}
        rows={2}
        maxLength={model.noteLength}
        defaultValue={model.note}
        error={model.noteIsMissing && <FormattedMessage id="approvals.failure.no-note" />}
      />
      <ButtonRow className={utilities.before16}>
        <Button type="submit" variant="primary" name="decision" value="APPROVE">
          <FormattedMessage id="approvals.approve" />
        </Button>
        <Button type="submit" name="decision" value="REFUSE">
          <FormattedMessage id="approvals.refuse" />
        </Button>
      </ButtonRow>
    </Section>
  )
})
