import { useMemo } from 'react'
import { data, useActionData, useSearchParams, type MetaArgs } from 'react-router'
import { AddressBook } from '#application/addresses/address-book.port.ts'
import {
  OpenAddressForm,
  type OpenedAddressForm,
  type AddressFormRequest,
} from '#application/addresses/open-address-form.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import './addresses.module.ts'
import { listResponseInit, openListAt } from '../data-table/list-loader.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'
import { useList } from '../data-table/use-list.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { addressAction, type AddressActionData } from './address-action.ts'
import { addressList } from './address-list.columns.ts'
import { AddressesPage } from './addresses.tsx'
import { formResultFrom } from './form-result.ts'
import type { Address } from '#domain/addresses/address.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

type Loaded = { readonly opened: OpenedList<Address>; readonly form: OpenedAddressForm }

const addresses = (container: Container) => (query: ListQuery) => container.get(AddressBook).list(query)

const load = pageLoader(async (container, { url }) => {
  const opened = await openListAt(url, container, addressList, addresses(container))
  const formRequest = opened.kind === 'listed' ? askedBy(url.searchParams) : { kind: 'none' as const }
  const form = await container.get(OpenAddressForm).run(formRequest)
  const init = form.kind === 'not-allowed' ? { status: 403 } : listResponseInit(opened)
  return data({ opened, form } satisfies Loaded, init)
})
export const loader = load
export const clientLoader = load

const act = pageAction(addressAction)
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.addresses', isPrivate: true })

export default function AddressesRoute({ loaderData }: { readonly loaderData: Loaded }) {
  const actionData = useActionData<AddressActionData>()
  const [params] = useSearchParams()
  const model = useList(addressList, loaderData.opened, addresses)
  const result = useMemo(() => formResultFrom(params), [params])
  return <AddressesPage model={model} form={loaderData.form} actionData={actionData} result={result} />
}

/** Query parameters whose value is the id of an address, each with the form that it opens. */
const NAMED = [
  ['edit', 'edit'],
  ['copy', 'copy'],
  ['change', 'request-change'],
] as const

function askedBy(params: URLSearchParams): AddressFormRequest {
  if (params.has('new')) return { kind: 'new' }
  for (const [name, kind] of NAMED) {
    const id = params.get(name)
    if (id !== null) return { kind, id }
  }
  return { kind: 'none' }
}
