import type { CheckoutChoices } from '#application/checkout/checkout-choices.ts'
import { lastReachableStep } from '#domain/checkout/steps.ts'
import type { LoaderArgs } from '../kernel/page-loader.ts'
import { pathIn } from '../routing/paths.ts'

/** Query parameter of a step that was opened from the review. */
export const CHANGE_PARAMETER = 'change'

/**
 * Path of the page after a step: the next step. If the step was opened from the review, it is the review, or the step
 * whose choice became invalid.
 */
export function pathAfterStep(
  step: 2 | 3,
  { locale, url }: Pick<LoaderArgs, 'locale' | 'url'>,
  choices: CheckoutChoices,
): string {
  const path = pathIn(locale)
  if (!url.searchParams.has(CHANGE_PARAMETER)) return path(step === 2 ? 'checkoutStep3' : 'checkoutStep4')
  const next = lastReachableStep(choices, false)
  return next === 5 ? path('checkoutStep5') : `${path(`checkoutStep${next}`)}?${CHANGE_PARAMETER}=1`
}
