import { redirect } from 'react-router'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { ReadOrderFigures, type OrderFigures } from '#application/checkout/read-order-figures.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { pageLoader, type LoaderArgs } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'
import { isCheckoutPath, pathIn } from '../routing/paths.ts'

/** Loader of a checkout step, which redirects to step 1 if the step cannot be opened yet (spec 2). */
export const stepLoader = <Value>(
  step: Step,
  load: (container: Container, call: LoaderArgs) => Promise<Value> | Value,
) =>
  pageLoader(async (container, call) => {
    const cameFromCheckout = call.cameFrom !== undefined && isCheckoutPath(call.cameFrom)
    const isOpen = await container.get(EnterStep).run(step, cameFromCheckout)
    if (!isOpen) throw redirect(pathIn(call.locale)('checkoutStep1'), 302)
    return load(container, call)
  })

export type OrderFiguresData = { readonly figures: OrderFigures | undefined }

/** Loader of a step with a form, and of the order's costs beside it. */
export const formLoader = <Value extends object>(
  step: 2 | 3 | 4,
  load: (container: Container) => Promise<Value>,
) =>
  stepLoader(step, async (container): Promise<Value & OrderFiguresData> => {
    const [value, figures] = await Promise.all([load(container), container.get(ReadOrderFigures).run()])
    return { ...value, figures }
  })
