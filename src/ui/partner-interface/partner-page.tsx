import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import type { CallFilter, LoggedCall, PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { usePaths } from '../routing/use-paths.ts'
import { LinkTabs } from '../shared/link-tabs.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import { ApiKeys } from './api-keys.tsx'
import { CallLog } from './call-log.tsx'
import { DataExports } from './data-exports.tsx'
import { EdiPartners } from './edi-partners.tsx'
import { PunchOutSystems } from './punch-out-systems.tsx'
import { Webhooks } from './webhooks.tsx'

export const SECTIONS = ['keys', 'webhooks', 'exports', 'punchout', 'edi', 'calls'] as const
type Section = (typeof SECTIONS)[number]

export type PartnerInterfacePageData = {
  readonly partnerInterface: PartnerInterface
  readonly section: Section
  readonly sections: readonly Section[]
  readonly filter: CallFilter
  readonly filteredCalls: readonly LoggedCall[]
  /** Set only in the section of the punch-out systems, and only if the API manages cost centres. */
  readonly costCentres?: readonly CostCentre[] | undefined
  /** Origin of the shop, for the URLs that other systems call. */
  readonly origin: string
}
type Props = { readonly shown: PartnerInterfacePageData }

export function PartnerPage({ shown }: Props) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="partner.title" />}
        intro={<FormattedMessage id="partner.intro" />}
      />
      <Sections shown={shown} />
      {SECTION[shown.section](shown)}
    </>
  )
}

const SECTION: Readonly<Record<Section, (shown: PartnerInterfacePageData) => ReactNode>> = {
  keys: ({ partnerInterface }) => <ApiKeys keys={partnerInterface.keys} />,
  webhooks: ({ partnerInterface }) => <Webhooks webhooks={partnerInterface.webhooks} />,
  exports: ({ partnerInterface }) => <DataExports exports={partnerInterface.exports} />,
  punchout: ({ partnerInterface, costCentres, origin }) => (
    <PunchOutSystems partnerInterface={partnerInterface} costCentres={costCentres} origin={origin} />
  ),
  edi: ({ partnerInterface }) => <EdiPartners edi={partnerInterface.edi} />,
  calls: ({ partnerInterface, filteredCalls, filter }) => (
    <CallLog calls={filteredCalls} hasCalls={partnerInterface.calls.length > 0} filter={filter} />
  ),
}

/** Navigation between the sections. It consists of links, so that each section has a URL. */
function Sections({ shown }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  return (
    <LinkTabs
      label={intl.formatMessage({ id: 'partner.title' })}
      tabs={shown.sections.map((section) => ({
        id: section,
        name: <FormattedMessage id={`partner.section.${section}`} />,
        to: `${to('partnerinterface')}?section=${section}`,
        isCurrent: section === shown.section,
      }))}
    />
  )
}
