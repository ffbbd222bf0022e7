import { redirect } from 'react-router'
import { EnterStep } from '#application/checkout/enter-step.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { shopLoader, type LoaderCall } from '../composition/shop-loader.ts'
import type { Shop } from '../composition/shop.tsx'
import { isCheckoutPath, pathIn } from '../routing/paths.ts'

/** Opens a step of the checkout, or leads to the first (spec 2). */
export const stepLoader = <Value>(
  step: Step,
  load: (shop: Shop, call: LoaderCall) => Promise<Value> | Value,
) =>
  shopLoader(async (shop, call) => {
    const cameFromCheckout = call.cameFrom !== undefined && isCheckoutPath(call.cameFrom)
    const isOpen = await shop.get(EnterStep).run(step, cameFromCheckout)
    if (!isOpen) throw redirect(pathIn(call.locale)('checkoutStep1'), 302)
    return load(shop, call)
  })
