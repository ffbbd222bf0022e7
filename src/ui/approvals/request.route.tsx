import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { Approvals } from '#application/approvals/approvals.port.ts'
import { DecideRequest } from '#application/approvals/decide-request.ts'
import { ReturnRequestToCart } from '#application/approvals/return-request-to-cart.ts'
import type { RequestDetails } from '#domain/approvals/approval.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader, type LoaderArgs } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import '../checkout/checkout.module.ts'
import './approvals.module.ts'
import { HiddenRequest } from './hidden-request.tsx'
import { RequestPage } from './request.tsx'
import { RequestViewModel, type DecisionOutcome } from './request.view-model.ts'

const NUMBER_LENGTH_MAX = 50

const requestOf = async (container: Container, { params: { slug = '' } }: LoaderArgs) =>
  slug.length > NUMBER_LENGTH_MAX ? undefined : container.get(Approvals).get(slug)

const load = pageLoader(async (container, call) => {
  const request = await requestOf(container, call)
  return data(request, { status: request ? 200 : 404 })
})
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, call, form) => {
  const { locale, url } = call
  const request = await requestOf(container, call)
  if (request === undefined) throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
  const lines = request.lines
    .filter(({ lineNo }) => form.has(`quantity-${lineNo}`))
    .map(({ lineNo }) => ({
      lineNo,
      quantity: formText(form, `quantity-${lineNo}`),
      reason: formText(form, `reason-${lineNo}`),
    }))
  const note = formText(form, 'note')
  const wanted = formText(form, 'decision')
  if (wanted === 'CART' || wanted === 'WITHDRAW') {
    const returned = container.get(ReturnRequestToCart)
    const added = await (wanted === 'CART' ? returned.run(request) : returned.withdraw(request))
    if (added.ok) throw redirect(added.value === false ? url.pathname : pathIn(locale)('checkoutStep1'), 303)
    return data<DecisionOutcome>({ note, lines, failure: added.error }, { status: 422 })
  }
  const decision = wanted === 'APPROVE' ? 'APPROVE' : 'REFUSE'
  const decided = await container.get(DecideRequest).run(request, { decision, note, lines })
  if (decided.ok) throw redirect(url.pathname, 303)
  return data<DecisionOutcome>({ note, lines, failure: decided.error }, { status: 422 })
})
export const action = act
export const clientAction = act

/** Revalidates also after an error status, unlike the router's default, because another approver may have decided. */
export const shouldRevalidate = () => true

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    titleId: 'approvals.title',
    titleValues: { number: args.params['slug'] ?? '' },
    isPrivate: true,
  })

type Props = { readonly loaderData: RequestDetails | undefined }

export default function RequestRoute({ loaderData }: Props) {
  return loaderData ? <FoundRequest request={loaderData} /> : <HiddenRequest />
}

function FoundRequest({ request }: { readonly request: RequestDetails }) {
  const outcome = useActionData<DecisionOutcome>()
  const model = useViewModel(RequestViewModel, (made) => made.show({ request, outcome }), request)
  return <RequestPage model={model} />
}
