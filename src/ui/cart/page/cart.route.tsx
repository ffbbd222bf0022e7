import { redirect, useActionData, type MetaArgs } from 'react-router'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { attempt } from '#application/kernel/attempt.ts'
import { readTypedQuantity } from '#domain/cart/typed-quantity.ts'
import { languageIdOf } from '#domain/locale/language.ts'
import '../cart.module.ts'
import { unansweredFormResponse } from '../../checkout/unanswered-form-response.ts'
import { formText } from '../../kernel/form-text.ts'
import { pageAction, pageLoader } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pathIn } from '../../routing/paths.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { loadListFits } from '../../vehicles/lazy-fits.ts'
import { AddLineViewModel } from './add-line.view-model.ts'
import { CartToolsViewModel } from './cart-tools.view-model.ts'
import { changeLine, type CartLineResult } from './change-line.ts'
import { CartViewModel } from './cart.view-model.ts'
import { Cart } from './cart.tsx'

const SKU_MAX = 100

/** Joins the load of the cart that the layout has started for the header. */
export const loader = pageLoader(async (container) => {
  await loadListFits(container, async () => {
    await container.get(LoadCart).join()
    return container.get(CartStore).cart.lines.map(({ articleNo }) => articleNo)
  })
  return null
})

export const clientLoader = pageLoader(async (container) => {
  await container.get(LoadCart).run()
  return null
})

/**
 * Form actions without scripts: adds a part, changes a line, or reuses the choices of the last order and redirects to
 * the review.
 */
const act = pageAction(async (container, { locale }, form) => {
  const sku = formText(form, 'sku', SKU_MAX)
  if (sku !== '') {
    await container.get(RefreshAccountState).run()
    const read = readTypedQuantity(formText(form, 'quantity'), languageIdOf(locale))
    if (read.kind === 'pieces') await container.get(AddLinesToCart).run([{ sku, quantity: read.pieces }])
    throw redirect(pathIn(locale)('checkoutStep1'), 303)
  }
  if (form.has('line')) {
    const response = await changeLine(container, form)
    if (response) return response
    throw redirect(pathIn(locale)('checkoutStep1'), 303)
  }
  const step = await attempt(() => container.get(ReuseLastOrderChoices).run())
  if (!step.ok && step.error.kind !== 'refused') return unansweredFormResponse(step.error, {})
  throw redirect(pathIn(locale)(`checkoutStep${step.ok ? step.value : 2}`), 303)
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'word.cart', isPrivate: true })

export default function CartRoute() {
  const actionData = useActionData<CartLineResult | { readonly isUnanswered: true }>()
  return (
    <Cart
      model={useViewModel(CartViewModel)}
      tools={useViewModel(CartToolsViewModel)}
      typedLines={useViewModel(AddLineViewModel)}
      result={actionData && 'kind' in actionData ? actionData : undefined}
    />
  )
}
