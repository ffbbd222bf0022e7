import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { Card, CardBody, CardHead } from '../../shared/card.tsx'
import { ChoiceGroup, Radio } from '../../shared/checkbox.tsx'
import choiceCard from '../../shared/choice-card.module.css'
import { classNames } from '../../shared/class-names.ts'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { TextArea, TextInput } from '../../shared/text-input.tsx'
import { addressText, AddressLines } from '../form/address-lines.tsx'
import { StepForm } from '../form/step-form.tsx'
import styles from '../form/step-form.module.css'
import { NEW_ADDRESS, type AddressesViewModel } from './addresses.view-model.ts'
import { NewAddress } from './new-address.tsx'

type Props = { readonly model: AddressesViewModel }

export const AddressStep = observer(function AddressStep({ model }: Props) {
  const { to } = usePaths()
  const remarkFault = model.faultOf('remark')
  const contactFault = model.faultOf('contact')
  return (
    <Page>
      <PageHead title={<FormattedMessage id="list.title.addresses" />} />
      <StepForm
        step={2}
        isUnanswered={model.isUnanswered}
        faults={model.faults.map(({ field, message }) => (
          <span key={field}>
            <FormattedMessage id={`checkout.address.${field}`} />: <FormattedMessage {...message} />
          </span>
        ))}
        submit={<FormattedMessage id="checkout.to.transport" />}
        back={{ to: to('checkoutStep1'), text: <FormattedMessage id="checkout.back.cart" /> }}
      >
        <BillingAddress model={model} />
        <DeliveryChoice model={model} />
        <TextInput
          label={<FormattedMessage id="checkout.address.contact" />}
          hint={<FormattedMessage id="checkout.address.contactHint" />}
          name="contact"
          autoComplete="name"
          defaultValue={model.contact}
          error={contactFault && <FormattedMessage {...contactFault} />}
        />
        <TextArea
          label={<FormattedMessage id="checkout.address.remark" />}
          hint={<FormattedMessage id="checkout.address.remarkHint" values={{ count: model.remarkMax }} />}
          name="remark"
          rows={3}
          defaultValue={model.remark}
          error={remarkFault && <FormattedMessage {...remarkFault} />}
        />
      </StepForm>
    </Page>
  )
})

const BillingAddress = observer(function BillingAddress({ model: { billing } }: Props) {
  if (!billing) return null
  return (
    <Card as="section">
      <CardHead title={<FormattedMessage id="checkout.address.billing" />} />
      <CardBody>
        <address>
          <AddressLines {...billing} />
        </address>
        <input type="hidden" name="billingAddressId" value={billing.id} />
      </CardBody>
    </Card>
  )
})

const DeliveryChoice = observer(function DeliveryChoice({ model }: Props) {
  const { chosen } = model
  const error = model.faultOf('address')
  return (
    <ChoiceGroup
      legend={<FormattedMessage id="checkout.address.address" />}
      error={error && <FormattedMessage {...error} />}
    >
      <div className={styles.choices}>
        {model.canSearch && (
          <TextInput
            type="search"
            label={<FormattedMessage id="checkout.address.search" />}
            value={model.term}
            onChange={(term) => model.search(term)}
          />
        )}
        {model.shipping.map((party) => (
          <Radio
            key={party.id}
            className={classNames(choiceCard.choice, styles.choice)}
            name="shippingAddressId"
            value={party.id}
            checked={party.id === chosen}
            onChange={() => model.choose(party.id)}
            label={
              <span className={styles.face}>
                <span>{party.company}</span>
                <span className={styles.note}>{addressText(party)}</span>
              </span>
            }
          />
        ))}
        <Radio
          className={classNames(choiceCard.choice, styles.choice)}
          name="shippingAddressId"
          value={NEW_ADDRESS}
          checked={chosen === NEW_ADDRESS}
          onChange={() => model.choose(NEW_ADDRESS)}
          label={<FormattedMessage id="addresses.form.new" />}
        />
        <NewAddress model={model} />
      </div>
    </ChoiceGroup>
  )
})
