import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CompanyPage } from '#domain/layout/company-page.ts'
import type { EnquiryFormViewModel } from '../enquiries/enquiry-form.view-model.ts'
import { BreadcrumbsFromHome } from '../page/breadcrumbs-from-home.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { LinkTabs } from '../shared/link-tabs.tsx'
import { Page, PageHead } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import {
  AboutUs,
  Contact,
  DataProtection,
  HelpDesk,
  Imprint,
  Newsletter,
  Tutorials,
} from './company-texts.tsx'
import styles from './company.module.css'
import type { CompanyViewModel } from './company.view-model.ts'

/** Message ids of the page titles, which are also the texts of the links in header and footer. */
export const COMPANY_TITLES = {
  about: 'footer.link.aboutUs',
  tutorials: 'footer.link.tutorials',
  newsletter: 'footer.link.newsletter',
  contact: 'footer.contactForm',
  'help-desk': 'header.helpDesk',
  imprint: 'footer.link.imprint',
  'data-protection': 'footer.link.dataProtection',
} as const satisfies Readonly<Record<CompanyPage, string>>

/** Meta descriptions for search engines. */
export const COMPANY_DESCRIPTIONS = {
  about: 'company.about',
  tutorials: 'company.tutorials.part.text',
  newsletter: 'company.newsletter',
  contact: 'enquiry.question.intro',
  'help-desk': 'company.helpDesk',
  imprint: 'company.imprint.description',
  'data-protection': 'company.data.kept.text',
} as const satisfies Readonly<Record<CompanyPage, string>>

const TEXTS = {
  about: AboutUs,
  tutorials: Tutorials,
  newsletter: Newsletter,
  contact: Contact,
  'help-desk': HelpDesk,
  imprint: Imprint,
  'data-protection': DataProtection,
} as const

type Props = { readonly model: CompanyViewModel; readonly enquiry: EnquiryFormViewModel }

export const Company = observer(function Company({ model, enquiry }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const title = <FormattedMessage id={COMPANY_TITLES[model.shown.page]} />
  const Text = TEXTS[model.shown.page]
  return (
    <Page>
      <BreadcrumbsFromHome current={title} />
      <PageHead title={title} />
      <LinkTabs
        label={intl.formatMessage({ id: 'footer.legal' })}
        tabs={model.pages.map((page) => ({
          id: page,
          name: <FormattedMessage id={COMPANY_TITLES[page]} />,
          to: to('companyPage', { page }),
          isCurrent: page === model.shown.page,
        }))}
      />
      <Stack as="article" gap={24} className={styles.text}>
        <Text model={model} enquiry={enquiry} />
      </Stack>
    </Page>
  )
})
