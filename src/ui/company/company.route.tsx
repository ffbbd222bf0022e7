import { useMemo } from 'react'
import { useActionData, type MetaArgs } from 'react-router'
import { LoadRequiredLayoutData } from '#application/catalogue/load-required-layout-data.ts'
import { companyPagesOf } from '#domain/layout/company-page.ts'
import { truncateSearchTerm } from '#domain/search/search-term.ts'
import { enquiryAction } from '../enquiries/enquiry-action.ts'
import { EnquiryFormViewModel, type EnquiryActionData } from '../enquiries/enquiry-form.view-model.ts'
import { notFound } from '../errors/not-found.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { COMPANY_DESCRIPTIONS, COMPANY_TITLES, Company } from './company.tsx'
import { CompanyViewModel, type CompanyPageData } from './company.view-model.ts'

const load = pageLoader(async (container, call): Promise<CompanyPageData> => {
  const { country } = await container.get(LoadRequiredLayoutData).run()
  const page = companyPagesOf(country).find((name) => name === call.params['page'])
  if (page === undefined) return notFound(container, call)
  const request = truncateSearchTerm((call.url.searchParams.get('term') ?? '').trim())
  return { page, companyName: country.company.name, request: request === '' ? undefined : request }
})
export const loader = load
export const clientLoader = load

/** Action of the question form on the contact page, the help desk and the newsletter page. */
const act = enquiryAction('question')
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs<typeof loader>) => {
  const { page = 'about', companyName: company = '' } = args.loaderData ?? {}
  const descriptionId = COMPANY_DESCRIPTIONS[page]
  return pageMeta(args, { titleId: COMPANY_TITLES[page], descriptionId, descriptionValues: { company } })
}

export default function CompanyRoute({ loaderData }: { readonly loaderData: CompanyPageData }) {
  const { request } = loaderData
  const actionData = useActionData<EnquiryActionData>()
  const enquiry = useMemo(
    () => new EnquiryFormViewModel('question', actionData, request),
    [actionData, request],
  )
  const model = useViewModel(CompanyViewModel, (viewModel) => viewModel.show(loaderData), loaderData)
  return <Company model={model} enquiry={enquiry} />
}
