import { data, redirectDocument, useActionData, type MetaArgs } from 'react-router'
import { ActOnBehalf, type OnBehalfRejection } from '#application/on-behalf/act-on-behalf.ts'
import { ON_BEHALF_REASONS } from '#domain/on-behalf/on-behalf.ts'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import './on-behalf.module.ts'
import { OnBehalfPage, type OnBehalfActionData } from './on-behalf.tsx'

const load = pageLoader(() => null)
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { locale }, form) => {
  const email = formText(form, 'email')
  const reason = ON_BEHALF_REASONS.find((one) => one === formText(form, 'reason'))
  const outcome = await container.get(ActOnBehalf).run({ email, code: formText(form, 'code'), reason })
  // load a new document, because the scripts of the old one contain the data of the help desk
  if (outcome.ok) throw redirectDocument(pathIn(locale)('home'), 303)
  return data<OnBehalfActionData>(
    { email, reason, rejection: outcome.error },
    { status: STATUS[outcome.error] },
  )
})
export const action = act
export const clientAction = act

const STATUS: Readonly<Record<OnBehalfRejection, number>> = {
  unknown: 422,
  code: 422,
  reason: 422,
  'not-allowed': 403,
  'too-many-attempts': 429,
  unreachable: 503,
}

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'onBehalf.title', isPrivate: true })

export default function OnBehalfRoute() {
  return <OnBehalfPage result={useActionData<OnBehalfActionData>()} reasons={ON_BEHALF_REASONS} />
}
