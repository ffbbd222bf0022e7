import { FormattedMessage } from 'react-intl'
import { BreadcrumbsFromHome } from '../page/breadcrumbs-from-home.tsx'
import { Page, PageHead } from '../shared/page-frame.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquiryFormViewModel } from './enquiry-form.view-model.ts'

export function BecomePartner({ model }: { readonly model: EnquiryFormViewModel }) {
  const title = <FormattedMessage id="home.partners.become" />
  return (
    <Page>
      <BreadcrumbsFromHome current={title} />
      <PageHead title={title} intro={<FormattedMessage id="enquiry.partner.intro" />} />
      <EnquiryForm model={model} />
    </Page>
  )
}
