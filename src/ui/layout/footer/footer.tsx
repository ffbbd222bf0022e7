import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../../kernel/container.tsx'
import { Container } from '../../shared/page-frame.tsx'
import { SuppliedLink } from '../supplied-link.tsx'
import { CatalogueColumns } from './catalogue-columns.tsx'
import { CompanyBlock } from './company-block.tsx'
import { FooterColumn } from './footer-column.tsx'
import { LegalLinks } from './legal-links.tsx'
import { FooterViewModel } from './footer.view-model.ts'
import styles from './footer.module.css'

export const Footer = observer(function Footer() {
  const model = useViewModel(FooterViewModel)
  const { legalLinks, brandLinks } = model
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <CompanyBlock model={model} />
          <CatalogueColumns model={model} />
          <SuppliedColumn title={<FormattedMessage id="footer.legal" />} links={legalLinks} />
          <SuppliedColumn title={<FormattedMessage id="footer.brands" />} links={brandLinks} />
        </div>
        <LegalLinks model={model} />
      </Container>
    </footer>
  )
})

type SuppliedProps = {
  readonly title: ReactNode
  readonly links: FooterViewModel['legalLinks'] | FooterViewModel['brandLinks']
}

/** Column of links from the country's data; hidden without links. */
function SuppliedColumn({ title, links }: SuppliedProps) {
  if (links.length === 0) return null
  return (
    <FooterColumn title={title}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <SuppliedLink href={href}>
            <FormattedMessage id={`footer.link.${name}`} />
          </SuppliedLink>
        </li>
      ))}
    </FooterColumn>
  )
}
