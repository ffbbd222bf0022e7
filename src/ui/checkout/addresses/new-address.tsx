import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { FieldColumns } from '../../shared/field-columns.tsx'
import { Select } from '../../shared/select.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import type { AddressesViewModel } from './addresses.view-model.ts'
import own from './new-address.module.css'

const AUTO_COMPLETE = {
  company: 'shipping organization',
  name2: 'shipping address-line2',
  street: 'shipping address-line1',
  postCode: 'shipping postal-code',
  city: 'shipping address-level2',
} as const

/**
 * Form of a new delivery address. CSS displays it while the radio button "new address" is selected, so that the form
 * works without scripts.
 */
export const NewAddress = observer(function NewAddress({ model }: { readonly model: AddressesViewModel }) {
  const countryFault = model.faultOf('countryId')
  return (
    <div className={own.panel}>
      <FieldColumns>
        {model.fields.map((field) => {
          if (field === 'countryId') return null
          const error = model.faultOf(field)
          return (
            <TextInput
              key={field}
              name={field}
              label={<FormattedMessage id={`checkout.address.${field}`} />}
              required={field !== 'name2'}
              autoComplete={AUTO_COMPLETE[field]}
              defaultValue={model.typed(field)}
              error={error && <FormattedMessage {...error} />}
            />
          )
        })}
        <Select
          name="countryId"
          label={<FormattedMessage id="checkout.address.countryId" />}
          required
          autoComplete="shipping country"
          defaultValue={model.typed('countryId')}
          options={model.countries}
          error={countryFault && <FormattedMessage {...countryFault} />}
        />
      </FieldColumns>
    </div>
  )
})
