import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { classNames } from '../shared/class-names.ts'
import type { IconName } from '../shared/icon-names.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { RowMenu } from '../data-table/row-menu.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './addresses.module.css'
import type { Address } from '#domain/addresses/address.ts'
import type { AddressRightsViewModel } from './address-rights.view-model.ts'

type Task = 'edit' | 'copy' | 'default' | 'delete' | 'more'

type Props = { readonly address: Address; readonly may: AddressRightsViewModel }

/** Actions of an address. Some are links that open a form; actions with an immediate effect are forms themselves. */
export const AddressRowActions = observer(function AddressRowActions({ address, may }: Props) {
  const { to } = usePaths()
  const isOwn = address.kind === 'shipping'
  const [edit, copy, more] = [
    useActionName('edit', address),
    useActionName('copy', address),
    useActionName('more', address),
  ]
  const asksSeller = !isOwn && may.requestsBilling
  if (!may.editsDelivery && !asksSeller) return null
  return (
    <span className={classNames(styles.actions, utilities.startOnPhone)}>
      {isOwn && may.editsDelivery && (
        <LinkButton
          to={{ pathname: to('addresses'), search: `?edit=${encodeURIComponent(address.id)}` }}
          variant="quiet"
          small
          iconOnly
          icon="edit"
          aria-label={edit}
          title={edit}
        />
      )}
      <RowMenu name={more}>
        {asksSeller && (
          <LinkButton
            to={{ pathname: to('addresses'), search: `?change=${encodeURIComponent(address.id)}` }}
            variant="quiet"
            small
            icon="mail"
          >
            <FormattedMessage id="addresses.requestChange" />
          </LinkButton>
        )}
        {may.editsDelivery && (
          <>
            <LinkButton
              to={{ pathname: to('addresses'), search: `?copy=${encodeURIComponent(address.id)}` }}
              variant="quiet"
              small
              icon="copy"
            >
              {copy}
            </LinkButton>
            {!address.isDefault && <Act address={address} intent="default" icon="pin" />}
            {isOwn && <Act address={address} intent="delete" icon="trash" />}
          </>
        )}
      </RowMenu>
    </span>
  )
})

type ActProps = {
  readonly address: Address
  readonly intent: 'default' | 'delete'
  readonly icon: IconName
}

function Act({ address, intent, icon }: ActProps) {
  const name = useActionName(intent, address)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={address.id} />
      <Button type="submit" variant="quiet" small icon={icon}>
        {name}
      </Button>
    </Form>
  )
}

function useActionName(task: Task, { label, city, company }: Address) {
  const intl = useIntl()
  return intl.formatMessage({ id: `addresses.${task}` }, { name: label || `${company}, ${city}` })
}
