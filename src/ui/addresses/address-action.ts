import { data, redirect } from 'react-router'
import { AddressBook, type AddressRejection } from '#application/addresses/address-book.port.ts'
import { SaveAddress, type AddressInput } from '#application/addresses/save-address.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { ADDRESS_FIELDS, EMPTY_ADDRESS } from '#domain/addresses/address.ts'
import { readListUrl, listQuery } from '#domain/data-table/list-url.ts'
import type { Result } from '#domain/shared/result.ts'
import { formText } from '../composition/form-text.ts'
import type { LoaderCall } from '../composition/shop-loader.ts'
import type { Shop } from '../composition/shop.tsx'
import { pathIn } from '../routing/paths.ts'
import type { AddressAttempt } from './address-form.view-model.ts'
import { addressList } from './address-list.columns.ts'

const LONGEST_MESSAGE = 2000

/** What a form of the page was answered, where it led to nowhere else. */
export type AddressAnswer =
  | { readonly kind: 'attempt'; readonly attempt: AddressAttempt }
  | {
      readonly kind: 'request'
      readonly message: string
      readonly fault: 'missing' | 'too-long' | 'failed'
    }
  | { readonly kind: 'failed' }

/** The forms of the page, told apart by their `intent`. */
export async function addressAction(shop: Shop, call: LoaderCall, form: FormData) {
  switch (formText(form, 'intent')) {
    case 'save':
      return save(shop, call, form)
    case 'request-change':
      return requestChange(shop, call, formText(form, 'message').trim())
    default:
      return change(shop, call, form)
  }
}

async function save(shop: Shop, call: LoaderCall, form: FormData) {
  const id = formText(form, 'id')
  const wish: AddressInput = {
    ...(id !== '' && { id }),
    typed: {
      ...EMPTY_ADDRESS,
      ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, formText(form, field)])),
    },
    isChecked: formText(form, 'isChecked') === '1',
  }
  const answer = (outcome: AddressAttempt['outcome'], status: number) =>
    data({ kind: 'attempt', attempt: { wish, outcome } } satisfies AddressAnswer, { status })
  const saved = await unlessDown(() => shop.get(SaveAddress).run(wish))
  if (saved === DOWN) return answer({ kind: 'failed' }, 503)
  if (saved.ok) throw backToList(call, 'saved')
  return answer(saved.error, 422)
}

async function requestChange(shop: Shop, call: LoaderCall, message: string) {
  const answer = (fault: 'missing' | 'too-long' | 'failed', status: number) =>
    data({ kind: 'request', message, fault } satisfies AddressAnswer, { status })
  if (message === '') return answer('missing', 422)
  if (message.length > LONGEST_MESSAGE) return answer('too-long', 422)
  const ticketNo = await unlessDown(() => shop.get(AddressBook).requestChange(message))
  if (ticketNo === DOWN) return answer('failed', 503)
  throw backToList(call, 'asked', ticketNo)
}

const DONE = { delete: 'deleted', restore: 'restored', default: 'usual' } as const

async function change(shop: Shop, call: LoaderCall, form: FormData) {
  const book = shop.get(AddressBook)
  const id = formText(form, 'id')
  const intent = formText(form, 'intent') as keyof typeof DONE
  const verbs = {
    delete: () => book.delete(id),
    restore: () => book.restore(id),
    default: () => book.setDefault(id),
  }
  if (!Object.hasOwn(verbs, intent)) throw data(null, { status: 400 })
  const changed = await unlessDown<Result<unknown, AddressRejection>>(verbs[intent])
  if (changed === DOWN) return data({ kind: 'failed' } satisfies AddressAnswer, { status: 503 })
  throw changed.ok ? backToList(call, DONE[intent], id) : backToList(call, 'gone')
}

const DOWN = Symbol('down')

/** What was typed stays where it is when the API cannot answer; without a session there is no staying. */
async function unlessDown<Value>(task: () => Promise<Value>): Promise<Value | typeof DOWN> {
  try {
    return await task()
  } catch (error) {
    const isDown = error instanceof ApiFailure && !['session-ended', 'logged-out'].includes(error.kind)
    if (!isDown) throw error
    return DOWN
  }
}

/** The list as it was, and what was done. */
function backToList({ url, locale }: LoaderCall, done: string, of?: string) {
  const query = new URLSearchParams(listQuery(addressList, readListUrl(addressList, url.searchParams)))
  query.set('done', done)
  if (of !== undefined) query.set('of', of)
  return redirect(`${pathIn(locale)('addresses')}?${query}`, 303)
}
