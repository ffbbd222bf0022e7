import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentMethod } from '#domain/checkout/checkout.ts'
import { useAmountText } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { AlertBox } from '../../shared/alert-box.tsx'
import { ChoiceGroup, Radio } from '../../shared/checkbox.tsx'
import choiceCard from '../../shared/choice-card.module.css'
import { classNames } from '../../shared/class-names.ts'
import { FieldColumns } from '../../shared/field-columns.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { Select } from '../../shared/select.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import own from '../addresses/new-address.module.css'
import { StepForm } from '../form/step-form.tsx'
import styles from '../form/step-form.module.css'
import type { PaymentViewModel } from './payment.view-model.ts'

type Props = { readonly model: PaymentViewModel }

export const Payment = observer(function Payment({ model }: Props) {
  const { to } = usePaths()
  const error = model.faultOf('payment')
  return (
    <Page>
      <PageHead title={<FormattedMessage id="checkout.payment.title" />} />
      {model.reason && (
        <AlertBox
          modifier="warning"
          headline={<FormattedMessage id="checkout.payment.back" />}
          text={<FormattedMessage id={`checkout.payment.back.${model.reason}`} />}
        />
      )}
      <StepForm
        step={4}
        isUnanswered={model.isUnanswered}
        faults={model.messageIds.map((messageId) => (
          <FormattedMessage key={messageId} id={messageId} values={{ count: model.jobLengthMax }} />
        ))}
        submit={<FormattedMessage id="checkout.to.review" />}
        back={{ to: to('checkoutStep3'), text: <FormattedMessage id="checkout.back.transport" /> }}
      >
        <ChoiceGroup
          legend={<FormattedMessage id="checkout.payment.how" />}
          error={error && <FormattedMessage id={error} />}
        >
          <div className={styles.choices}>
            {model.methods.map((method) => (
              <Fragment key={method.id}>
                <Radio
                  className={classNames(choiceCard.choice, styles.choice)}
                  name="paymentId"
                  value={method.id}
                  disabled={!method.isAllowed}
                  defaultChecked={method.id === model.chosen}
                  label={<MethodFace {...method} />}
                />
                {method.kind === 'card' && method.isAllowed && <CardHolder model={model} />}
              </Fragment>
            ))}
          </div>
        </ChoiceGroup>
        {model.allocatesCosts && <Costs model={model} />}
      </StepForm>
    </Page>
  )
})

function MethodFace({ kind, name, termDays, freeCredit, isAllowed, reason }: PaymentMethod) {
  const amountText = useAmountText()
  return (
    <span className={styles.face}>
      <span>{name}</span>
      <span className={styles.note}>
        {isAllowed ? (
          <FormattedMessage id={`checkout.payment.note.${kind}`} values={{ days: termDays ?? 0 }} />
        ) : (
          <FormattedMessage id={`checkout.payment.not.${reason ?? 'country'}`} />
        )}
      </span>
      {freeCredit && (
        <span className={styles.note}>
          <FormattedMessage id="checkout.payment.credit" values={{ amount: amountText(freeCredit) }} />
        </span>
      )}
    </span>
  )
}

/** Cost centre and job, for the customer's own accounting. */
const Costs = observer(function Costs({ model }: Props) {
  const intl = useIntl()
  const { costCentreOptions, costCentreFault, allocation } = model
  const jobFault = model.faultOf('job')
  const hint = <FormattedMessage id="checkout.review.referenceHint" values={{ count: model.jobLengthMax }} />
  return (
    <FieldColumns>
      {costCentreOptions.length > 0 && (
        <Select
          name="costCentre"
          label={<FormattedMessage id="list.column.costCentre" />}
          defaultValue={allocation.costCentre ?? ''}
          options={[
            { value: '', text: intl.formatMessage({ id: 'checkout.costCentre.none' }) },
            ...costCentreOptions,
          ]}
          error={costCentreFault && <FormattedMessage id={costCentreFault} />}
        />
      )}
      <TextInput
        name="job"
        label={<FormattedMessage id="list.column.job" />}
        hint={hint}
        maxLength={model.jobLengthMax}
        defaultValue={allocation.job}
        error={jobFault && <FormattedMessage id={jobFault} values={{ count: model.jobLengthMax }} />}
      />
    </FieldColumns>
  )
})

/** Name fields of the card holder. The style sheet shows them while card payment is chosen. */
const CardHolder = observer(function CardHolder({ model }: Props) {
  return (
    <div className={own.panel}>
      <FieldColumns>
        {(['ccFirstName', 'ccLastName'] as const).map((field) => {
          const error = model.faultOf(field)
          return (
            <TextInput
              key={field}
              name={field}
              label={<FormattedMessage id={`checkout.payment.${field}`} />}
              required
              autoComplete={field === 'ccFirstName' ? 'cc-given-name' : 'cc-family-name'}
              maxLength={100}
              defaultValue={model.holder[field]}
              error={error && <FormattedMessage id={error} />}
            />
          )
        })}
      </FieldColumns>
    </div>
  )
})
