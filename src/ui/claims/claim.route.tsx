import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { Claims } from '#application/claims/claims.port.ts'
import { ReplyToClaim } from '#application/claims/reply-to-claim.ts'
import { useViewModel } from '../kernel/container.tsx'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { ClaimPage } from './claim-page.tsx'
import { ClaimViewModel, type ReplyOutcome, type ClaimPageData } from './claim.view-model.ts'
import './claims.module.ts'

const NUMBER_LENGTH_MAX = 50

const load = pageLoader(async (container, { params, url }): Promise<ClaimPageData> => {
  const claimNo = params['slug'] ?? ''
  const claim = claimNo.length > NUMBER_LENGTH_MAX ? undefined : await container.get(Claims).get(claimNo)
  if (claim === undefined) throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
  return { claim, key: crypto.randomUUID() }
})
export const loader = load
export const clientLoader = load

/** Handles a message that was posted before hydration, or without scripts. */
export const action = pageAction(async (container, { params, url }, sent) => {
  const text = formText(sent, 'text')
  const key = formText(sent, 'key') || crypto.randomUUID()
  const result = await container.get(ReplyToClaim).run(key, params['slug'] ?? '', text)
  if (result.ok) throw redirect(url.pathname, 303)
  const status = result.error.kind === 'unreachable' ? 503 : result.error.kind === 'unknown' ? 404 : 422
  return data({ text, failure: result.error.kind } satisfies ReplyOutcome, { status })
})

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    titleId: 'claims.title',
    titleValues: { number: args.params['slug'] ?? '' },
    isPrivate: true,
  })

export default function ClaimRoute({ loaderData }: { readonly loaderData: ClaimPageData }) {
  return <ClaimOf key={loaderData.claim.claimNo} shown={loaderData} />
}

function ClaimOf({ shown }: { readonly shown: ClaimPageData }) {
  const outcome = useActionData<ReplyOutcome>()
  const model = useViewModel(ClaimViewModel, (viewModel) => viewModel.show(shown, outcome), shown)
  return <ClaimPage model={model} />
}
