import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../composition/shop.tsx'
import { Wrap } from '../shared/page-frame.tsx'
import { CatalogueColumns } from './catalogue-columns.tsx'
import { CompanyBlock } from './company-block.tsx'
import { FooterColumn } from './footer-column.tsx'
import { FooterEnd } from './footer-end.tsx'
import { FooterViewModel } from './footer.view-model.ts'
import styles from './footer.module.css'

export const Footer = observer(function Footer() {
  const model = useViewModel(FooterViewModel)
  const { legalLinks, brandLinks } = model
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <CompanyBlock model={model} />
          <CatalogueColumns model={model} />
          {legalLinks.length > 0 && (
            <FooterColumn title={<FormattedMessage id="footer.legal" />}>
              {legalLinks.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener noreferrer">
                    <FormattedMessage id={`footer.link.${name}`} />
                  </a>
                </li>
              ))}
            </FooterColumn>
          )}
          {brandLinks.length > 0 && (
            <FooterColumn title={<FormattedMessage id="footer.brands" />}>
              {brandLinks.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} rel="noopener noreferrer">
                    <FormattedMessage id={`footer.link.${name}`} />
                  </a>
                </li>
              ))}
            </FooterColumn>
          )}
        </div>
        <FooterEnd model={model} />
      </Wrap>
    </footer>
  )
})
