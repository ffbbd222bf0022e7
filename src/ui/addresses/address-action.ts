import { data, redirect } from 'react-router'
import { ManageAddresses } from '#application/addresses/manage-addresses.ts'
import {
  RequestBillingAddress,
  SaveAddress,
  type AddressInput,
  type SaveAddressRejection,
} from '#application/addresses/save-address.ts'
import type { NotAllowed } from '#application/kernel/api-failure.ts'
import { ADDRESS_FIELDS, EMPTY_ADDRESS } from '#domain/addresses/address.ts'
import { readListUrl, listQuery } from '#domain/data-table/list-url.ts'
import { formText } from '../kernel/form-text.ts'
import type { LoaderArgs } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'
import { pathIn } from '../routing/paths.ts'
import type { AddressAttempt } from './address-form.view-model.ts'
import { addressList } from './address-list.columns.ts'

/** Data that the form's action returns if it does not redirect. */
export type AddressActionData =
  | { readonly kind: 'attempt'; readonly attempt: AddressAttempt }
  | { readonly kind: 'failed' }
  | NotAllowed

/** Handles the forms of the page, which the field `intent` distinguishes. */
export async function addressAction(container: Container, call: LoaderArgs, form: FormData) {
  switch (formText(form, 'intent')) {
    case 'save':
      return save(container, call, form)
    case 'request-change':
      return requestChange(container, call, form)
    default:
      return change(container, call, form)
  }
}

const STATUS: Partial<Record<AddressAttempt['outcome']['kind'], number>> = {
  'logged-out': 503,
  unreachable: 503,
  'changed-elsewhere': 409,
}

async function save(container: Container, call: LoaderArgs, form: FormData) {
  const input = inputOf(form)
  const result = await container.get(SaveAddress).run(input)
  if (result.ok) throw backToList(call, 'saved')
  return attempted(input, result.error)
}

async function requestChange(container: Container, call: LoaderArgs, form: FormData) {
  const input = inputOf(form)
  const requested = await container.get(RequestBillingAddress).run(input.typed)
  if (requested.ok) throw backToList(call, 'asked', requested.value)
  return attempted(input, requested.error)
}

function inputOf(form: FormData): AddressInput {
  const [id, version] = [formText(form, 'id'), formText(form, 'version')]
  return {
    ...(id !== '' && { known: { id, ...(version !== '' && { version }) } }),
    typed: {
      ...EMPTY_ADDRESS,
      ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, formText(form, field)])),
    },
    isChecked: formText(form, 'isChecked') === '1',
  }
}

function attempted(input: AddressInput, outcome: SaveAddressRejection) {
  if (outcome.kind === 'not-allowed') return notAllowed(outcome)
  return data({ kind: 'attempt', attempt: { input, outcome } } satisfies AddressActionData, {
    status: STATUS[outcome.kind] ?? 422,
  })
}

const notAllowed = (refusal: NotAllowed) => data(refusal satisfies AddressActionData, { status: 403 })

const DONE = { delete: 'deleted', restore: 'restored', default: 'usual' } as const

async function change(container: Container, call: LoaderArgs, form: FormData) {
  const addresses = container.get(ManageAddresses)
  const id = formText(form, 'id')
  const intent = formText(form, 'intent') as keyof typeof DONE
  const verbs = {
    delete: () => addresses.delete(id),
    restore: () => addresses.restore(id),
    default: () => addresses.setDefault(id),
  }
  if (!Object.hasOwn(verbs, intent)) throw data(null, { status: 400 })
  const changed = await verbs[intent]()
  if (!changed.ok && (changed.error.kind === 'unreachable' || changed.error.kind === 'logged-out')) {
    return data({ kind: 'failed' } satisfies AddressActionData, { status: 503 })
  }
  if (!changed.ok && changed.error.kind === 'not-allowed') return notAllowed(changed.error)
  throw changed.ok ? backToList(call, DONE[intent], id) : backToList(call, 'gone')
}

/** Redirects to the same page of the list, with the result. */
function backToList({ url, locale }: LoaderArgs, outcome: string, of?: string) {
  const query = new URLSearchParams(listQuery(addressList, readListUrl(addressList, url.searchParams)))
  query.set('done', outcome)
  if (of !== undefined) query.set('of', of)
  return redirect(`${pathIn(locale)('addresses')}?${query}`, 303)
}
