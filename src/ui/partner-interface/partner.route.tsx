import { FormattedMessage } from 'react-intl'
import { data, type MetaArgs } from 'react-router'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { openPartnerInterface } from '#application/partner-interface/open-partner-interface.ts'
import { PartnerApi } from '#application/partner-interface/partner-api.port.ts'
import { readCallFilter } from '#domain/partner-interface/partner-interface.ts'
import './partner-interface.module.ts'
import { listHeaders } from '../data-table/list-loader.ts'
import { RETRY_AFTER, pageLoader } from '../kernel/page-loader.ts'
import { useViewModel } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { PageHead } from '../shared/page-frame.tsx'
import { Failed, NotAllowed } from '../data-table/list-nothing.tsx'
import { PartnerPage } from './partner-page.tsx'
import { PartnerViewModel, SECTIONS, type ShownInterface } from './partner.view-model.ts'

const load = pageLoader(async (container, { url }) => {
  const { origin, searchParams } = url
  const opened = await openPartnerInterface(container.get(PartnerApi))
  const capabilities = container.get(CapabilitiesStore)
  const sections = SECTIONS.filter((one) => one !== 'punchout' || capabilities.offers('punchOut'))
  const section = sections.find((one) => one === searchParams.get('section')) ?? 'keys'
  const shown: ShownInterface = { opened, section, sections, filter: readCallFilter(searchParams), origin }
  if (opened.kind === 'opened') return data(shown)
  if (opened.kind === 'not-allowed') return data(shown, { status: 403 })
  const wait = String(opened.retryAfter ?? RETRY_AFTER)
  return data(shown, { status: 503, headers: { 'retry-after': wait } })
})
export const loader = load
export const clientLoader = load
export const headers = listHeaders

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'partner.title', isPrivate: true })

export default function PartnerRoute({ loaderData }: { readonly loaderData: ShownInterface }) {
  const model = useViewModel(PartnerViewModel, (made) => made.show(loaderData), loaderData)
  if (loaderData.opened.kind === 'opened') return <PartnerPage model={model} />
  return (
    <>
      <PageHead title={<FormattedMessage id="partner.title" />} />
      {loaderData.opened.kind === 'failed' ? <Failed /> : <NotAllowed flag="partnerInterface" />}
    </>
  )
}
