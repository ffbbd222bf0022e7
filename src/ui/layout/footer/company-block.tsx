import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { NewTabLink } from '../../shared/new-tab-link.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './footer.module.css'
import type { FooterViewModel } from './footer.view-model.ts'

export const CompanyBlock = observer(function CompanyBlock({ model }: { readonly model: FooterViewModel }) {
  const { company, contactForm, helpDesk } = model
  if (!company) return <div />
  return (
    <div>
      <Text as="h2" small muted className={utilities.after8}>
        {company.name}
      </Text>
      <address>
        {company.street}
        <br />
        {company.postCode} {company.city}, {company.country}
        <br />
        <Text unbroken>{company.phone}</Text>
      </address>
      <div className={styles.contact}>
        {contactForm !== undefined && (
          <NewTabLink href={contactForm}>
            <FormattedMessage id="footer.contactForm" />
          </NewTabLink>
        )}
        {helpDesk !== undefined && (
          <NewTabLink href={helpDesk}>
            <FormattedMessage id="header.helpDesk" />
          </NewTabLink>
        )}
      </div>
    </div>
  )
})
