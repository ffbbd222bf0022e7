import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { FormattedDisplayName, FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { TextButton } from '../shared/button.tsx'
import { classNames } from '../shared/class-names.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { Stack } from '../shared/stack.tsx'
import { useRestoreFocus } from '../shared/use-restore-focus.ts'
import { NotAllowed } from '../data-table/empty-list-message.tsx'
import { ListCell } from '../data-table/list-cell.tsx'
import * as cells from '../data-table/list-cells.ts'
import { ListPage } from '../data-table/list-page.tsx'
import type { ListViewModel } from '../data-table/list.view-model.ts'
import utilities from '../shared/utilities.module.css'
import type { AddressActionData } from './address-action.ts'
import { AddressForm } from './address-form.tsx'
import { AddressFormViewModel } from './address-form.view-model.ts'
import { AddressRightsViewModel } from './address-rights.view-model.ts'
import { AddressRowActions } from './address-row-actions.tsx'
import type { FormResult } from './form-result.ts'
import type { Address } from '#domain/addresses/address.ts'
import { addressLine } from './address-list.columns.ts'
import type { OpenedAddressForm } from '#application/addresses/open-address-form.ts'

type Props = {
  readonly model: ListViewModel<Address>
  readonly form: OpenedAddressForm
  readonly actionData: AddressActionData | undefined
  readonly result: FormResult | undefined
}

export const AddressesPage = observer(function AddressesPage({ model, form, actionData, result }: Props) {
  const { to } = usePaths()
  const may = useViewModel(AddressRightsViewModel)
  const refusal = [actionData, form].find((one) => one?.kind === 'not-allowed')
  const elementRef = useRestoreFocus<HTMLDivElement>(result)
  const hasShipping = model.listing.facets?.some(
    ({ name, values }) => name === 'kind' && values.some(({ id }) => id === 'SHIPPING'),
  )
  return (
    <ListPage
      model={model}
      intro={<FormattedMessage id="addresses.intro" />}
      actions={
        may.editsDelivery && (
          <LinkButton
            to={{ pathname: to('addresses'), search: '?new=1' }}
            variant="primary"
            small
            icon="plus"
          >
            <FormattedMessage id="addresses.add" />
          </LinkButton>
        )
      }
      before={
        <Stack gap={16} className={classNames(utilities.goneIfEmpty, utilities.after24)}>
          {actionData?.kind === 'failed' && (
            <AlertBox
              modifier="negative"
              headline={<FormattedMessage id="action.failed" />}
              text={<FormattedMessage id="addresses.failed.again" />}
            />
          )}
          {result && !actionData && (
            <div ref={elementRef} tabIndex={-1} className={utilities.quietFocus}>
              <ResultBox result={result} />
            </div>
          )}
          {form.kind === 'unknown' && (
            <AlertBox modifier="warning" headline={<FormattedMessage id="addresses.gone" />} />
          )}
          {refusal && <NotAllowed right={refusal.flag} />}
          {hasShipping === false && (
            <AlertBox
              modifier="info"
              role="none"
              headline={<FormattedMessage id="addresses.usesBilling" />}
            />
          )}
          <OpenForm form={form} actionData={actionData} />
        </Stack>
      }
      renderCell={(column, address) => {
        if (column === 'address')
          return <ListCell value={cells.text(address.company, addressLine(address))} />
        if (column === 'countryID') return <FormattedDisplayName type="region" value={address.countryId} />
        return column === 'actions' && <AddressRowActions address={address} may={may} />
      }}
    />
  )
})

function OpenForm({ form, actionData }: Pick<Props, 'form' | 'actionData'>) {
  const attempt = actionData?.kind === 'attempt' ? actionData.attempt : undefined
  const model = useMemo(
    () => ('countries' in form ? new AddressFormViewModel(form, attempt) : undefined),
    [form, attempt],
  )
  return model ? <AddressForm key={model.key} model={model} /> : null
}

/** Result of the last form, with an undo if possible. */
function ResultBox({ result }: { readonly result: FormResult }) {
  if (result.kind === 'deleted') {
    return (
      <AlertBox
        modifier="positive"
        headline={<FormattedMessage id="addresses.done.deleted" />}
        text={
          <Form method="post">
            <input type="hidden" name="intent" value="restore" />
            <input type="hidden" name="id" value={result.id} />
            <TextButton type="submit">
              <FormattedMessage id="action.undo" />
            </TextButton>
          </Form>
        }
      />
    )
  }
  return (
    <AlertBox
      modifier={result.kind === 'gone' ? 'warning' : 'positive'}
      headline={
        result.kind === 'gone' ? (
          <FormattedMessage id="addresses.gone" />
        ) : (
          <FormattedMessage
            id={`addresses.done.${result.kind}`}
            values={{ ticket: result.kind === 'asked' ? result.ticketNo : '' }}
          />
        )
      }
    />
  )
}
