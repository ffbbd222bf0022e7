import { useMemo } from 'react'
import {
  data,
  redirect,
  redirectDocument,
  useActionData,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { PlaceOrder } from '#application/checkout/place-order.ts'
import { ReviewOrder, type ReviewedOrder } from '#application/checkout/review-order.ts'
import type { PlacedOrder } from '#domain/checkout/checkout.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import '../checkout.module.ts'
import '../../cost-centres/cost-centres.module.ts'
import { formText, NO_FIELD_LIMIT } from '../../kernel/form-text.ts'
import { pageAction } from '../../kernel/page-loader.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { confirmationPath } from '../confirmation/confirmation-path.ts'
import { stepLoader } from '../step-loader.ts'
import { parseDisplayedLines } from './parse-displayed-lines.ts'
import { ReviewViewModel, type OrderAttempt } from './review.view-model.ts'
import { Review } from './review.tsx'

/** Path of the placed order, or of its approval request. */
const placedPath = (locale: LanguageCode, { basHash, requestNo }: PlacedOrder) =>
  requestNo === undefined
    ? confirmationPath(locale, basHash)
    : pathIn(locale)('approvalRequest', { slug: requestNo })

const load = stepLoader(5, async (container, { locale }) => {
  const reviewed = await container.get(ReviewOrder).run()
  if (reviewed.kind === 'ordered') throw redirect(placedPath(locale, reviewed.order), 302)
  return reviewed
})
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { locale }, form) => {
  // the client loader has the same check, but does not run if the server renders this page
  if (container.get(EnterStep).quantityIsUndecided) throw redirect(pathIn(locale)('checkoutStep1'), 303)
  const submission = {
    basHash: formText(form, 'basHash'),
    version: Number(formText(form, 'version')) || 0,
    acceptPolicy: formText(form, 'acceptPolicy') === '1',
    reference: formText(form, 'reference'),
  }
  const placed = await container.get(PlaceOrder).run(submission)
  if (placed.ok && (placed.value.numbers || placed.value.requestNo !== undefined))
    throw redirect(placedPath(locale, placed.value), 303)
  const back = pathIn(locale)('checkoutRedirect')
  const payment = placed.ok
    ? await container.get(PlaceOrder).startPayment(placed.value.basHash, back)
    : placed
  if (payment.ok) throw redirectDocument(payment.value, 303)
  const { reference, acceptPolicy } = submission
  const displayedLines = parseDisplayedLines(formText(form, 'shown', NO_FIELD_LIMIT))
  const attempt: OrderAttempt = { rejection: payment.error, shown: displayedLines, reference, acceptPolicy }
  return data(attempt, { status: 422 })
})
export const action = act
export const clientAction = act

/**
 * Revalidates after a rejected order, because the cart has changed; by default the router does not after an error
 * status.
 */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (actionResult as OrderAttempt | undefined)?.rejection?.kind === 'changed' || defaultShouldRevalidate

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'checkout.review.title', isPrivate: true })

export default function ReviewRoute({ loaderData }: { readonly loaderData: ReviewedOrder }) {
  const attempt = useActionData<OrderAttempt>()
  const pageData = useMemo(() => ({ loaderData, attempt }), [loaderData, attempt])
  const open = (model: ReviewViewModel) => model.show(pageData.loaderData, pageData.attempt)
  return <Review model={useViewModel(ReviewViewModel, open, pageData)} />
}
