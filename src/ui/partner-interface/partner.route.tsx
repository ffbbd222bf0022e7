import { FormattedMessage } from 'react-intl'
import { data, type MetaArgs } from 'react-router'
import type { NotAllowed as NotAllowedAnswer } from '#application/kernel/api-failure.ts'
import { OfferedCostCentres } from '#application/cost-centres/offered-cost-centres.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { openPartnerInterface } from '#application/partner-interface/open-partner-interface.ts'
import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { filteredCalls, readCallFilter } from '#domain/partner-interface/partner-interface.ts'
import './partner-interface.module.ts'
import { listHeaders } from '../data-table/list-loader.ts'
import { RETRY_AFTER_SECONDS, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { PageHead } from '../shared/page-frame.tsx'
import { ListFailed, NotAllowed } from '../data-table/empty-list-message.tsx'
import { PartnerPage, SECTIONS, type PartnerInterfacePageData } from './partner-page.tsx'

type LoaderData =
  | ({ readonly kind: 'opened' } & PartnerInterfacePageData)
  | NotAllowedAnswer
  | { readonly kind: 'failed' }

const load = pageLoader(async (container, { url }) => {
  const { origin, searchParams } = url
  const opened = await openPartnerInterface(container.get(PartnerApi))
  if (opened.kind === 'not-allowed') return data<LoaderData>(opened, { status: 403 })
  if (opened.kind === 'failed') {
    const wait = String(opened.retryAfter ?? RETRY_AFTER_SECONDS)
    return data<LoaderData>({ kind: 'failed' }, { status: 503, headers: { 'retry-after': wait } })
  }
  const capabilities = container.get(CapabilitiesStore)
  const sections = SECTIONS.filter((one) => one !== 'punchout' || capabilities.offers('punchOut'))
  const section = sections.find((one) => one === searchParams.get('section')) ?? 'keys'
  const filter = readCallFilter(searchParams)
  const calls = filteredCalls(opened.partnerInterface.calls, filter)
  const costCentres = section === 'punchout' ? await container.get(OfferedCostCentres).run() : undefined
  return data<LoaderData>({ ...opened, section, sections, filter, filteredCalls: calls, costCentres, origin })
})
export const loader = load
export const clientLoader = load
export const headers = listHeaders

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'partner.title', isPrivate: true })

export default function PartnerRoute({ loaderData }: { readonly loaderData: LoaderData }) {
  if (loaderData.kind === 'opened') return <PartnerPage shown={loaderData} />
  return (
    <>
      <PageHead title={<FormattedMessage id="partner.title" />} />
      {loaderData.kind === 'failed' ? <ListFailed /> : <NotAllowed right={loaderData.flag} />}
    </>
  )
}
