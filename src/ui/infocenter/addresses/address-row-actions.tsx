import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import type { IconName } from '../../shared/icon-names.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import type { AddressItem } from './address-list.view-model.ts'
import styles from './addresses.module.css'

/** Links lead to a form; what acts at once is a form itself. */
export function AddressRowActions({ address }: { readonly address: AddressItem }) {
  const isOwn = address.kind === 'shipping'
  return (
    <span className={styles.actions}>
      {isOwn ? <Lead address={address} task="edit" icon="edit" /> : <RequestChange />}
      <Lead address={address} task="copy" icon="copy" />
      {!address.isDefault && <Act address={address} intent="default" icon="pin" />}
      {isOwn && <Act address={address} intent="delete" icon="trash" />}
    </span>
  )
}

function RequestChange() {
  const { to } = usePaths()
  return (
    <LinkButton to={{ pathname: to('addresses'), search: '?change=1' }} look="quiet" small>
      <FormattedMessage id="addresses.requestChange" />
    </LinkButton>
  )
}

type LeadProps = { readonly address: AddressItem; readonly task: 'edit' | 'copy'; readonly icon: IconName }

function Lead({ address, task, icon }: LeadProps) {
  const { to } = usePaths()
  return (
    <LinkButton
      to={{ pathname: to('addresses'), search: `?${task}=${encodeURIComponent(address.id)}` }}
      look="quiet"
      small
      iconOnly
      icon={icon}
      aria-label={useActionName(task, address)}
    />
  )
}

type ActProps = {
  readonly address: AddressItem
  readonly intent: 'default' | 'delete'
  readonly icon: IconName
}

function Act({ address, intent, icon }: ActProps) {
  const name = useActionName(intent, address)
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={address.id} />
      <Button type="submit" look="quiet" small iconOnly icon={icon} aria-label={name} title={name} />
    </Form>
  )
}

function useActionName(task: 'edit' | 'copy' | 'default' | 'delete', { label, city, company }: AddressItem) {
  const intl = useIntl()
  return intl.formatMessage({ id: `addresses.${task}` }, { name: label || `${company}, ${city}` })
}
