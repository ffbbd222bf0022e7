import { data } from 'react-router'
import { CartOutbox } from '#application/cart/cart-outbox.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import type { ChangeFailure } from '#domain/cart/pending-change.ts'
import { formText } from '../../kernel/form-text.ts'
import { RETRY_AFTER_SECONDS } from '../../kernel/page-loader.ts'
import type { Container } from '../../kernel/container.tsx'
import type { CartLineViewModel } from './cart-line.view-model.ts'
import { CartViewModel } from './cart.view-model.ts'

/** Result of a line that was sent without scripts. */
export type CartLineResult =
  | {
      readonly kind: 'two-readings'
      readonly line: string
      readonly number: string
      readonly typed: string
      readonly readings: readonly number[]
    }
  | { readonly kind: 'failed'; readonly why: ChangeFailure; readonly quantity?: number | undefined }
  | {
      readonly kind: 'changed'
      readonly number: string
      readonly messageId: string
      readonly values: Readonly<Record<string, string | number>>
    }

const TEXT_MAX = 100

const STATUS_OF_FAILURE = {
  unreachable: 503,
  kept: 503,
  'not-allowed': 403,
  'changed-elsewhere': 409,
} as const satisfies Record<ChangeFailure, number>

/**
 * Changes or removes the line that a form without scripts has posted. Undefined if the line no longer exists, or if the
 * page needs no message.
 */
export async function changeLine(container: Container, form: FormData) {
  await container.get(RefreshAccountState).run()
  await container.get(LoadCart).join()
  const cart = container.get(CartViewModel)
  if (cart.isStale) return failed('unreachable')
  const sent = formText(form, 'line', TEXT_MAX)
  const id = cart.lineIds.find((each) => String(each) === sent)
  if (id === undefined) return undefined

  const line = cart.line(id)
  if (form.has('remove')) await cart.remove([id])
  else {
    line.enter(formText(form, 'quantity', TEXT_MAX))
    if (line.readings) {
      const { articleNo: number, quantity: typedText, readings } = line
      const result: CartLineResult = { kind: 'two-readings', line: sent, number, typed: typedText, readings }
      return data(result, 422)
    }
    await cart.settle()
  }
  const { failure } = cart
  const { unsaved } = line
  const cartLineResult = answerFor(line)
  // discards the unsaved change: the HTML must not display it, because the browser does not know it at hydration
  container.get(CartOutbox).empty()
  if (failure) return failed(failure.why, unsaved?.quantity)
  return cartLineResult && data(cartLineResult)
}

function failed(why: ChangeFailure, quantity?: number) {
  const status = STATUS_OF_FAILURE[why]
  const result: CartLineResult = { kind: 'failed', why, quantity }
  return data(result, {
    status,
    ...(status === 503 && { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } }),
  })
}

function answerFor({
  articleNo: number,
  clampedFrom,
  notice,
}: CartLineViewModel): CartLineResult | undefined {
  if (clampedFrom)
    return { kind: 'changed', number, messageId: 'cart.line.gaveWay', values: { ...clampedFrom } }
  if (!notice) return undefined
  return { kind: 'changed', number, messageId: notice.messageId, values: { quantity: notice.quantity } }
}
