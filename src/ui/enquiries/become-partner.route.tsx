import { useMemo } from 'react'
import { useActionData, type MetaArgs } from 'react-router'
import { pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { BecomePartner } from './become-partner.tsx'
import { enquiryAction } from './enquiry-action.ts'
import { EnquiryFormViewModel, type EnquiryActionData } from './enquiry-form.view-model.ts'

const load = pageLoader(() => null)
export const loader = load
export const clientLoader = load

const act = enquiryAction('partnership')
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'home.partners.become', descriptionId: 'enquiry.partner.intro' })

export default function BecomePartnerRoute() {
  const answer = useActionData<EnquiryActionData>()
  const model = useMemo(() => new EnquiryFormViewModel('partnership', answer), [answer])
  return <BecomePartner model={model} />
}
