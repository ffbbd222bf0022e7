import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Appearance } from '../../appearance/appearance.tsx'
import { classNames } from '../../shared/class-names.ts'
import { NewTabLink } from '../../shared/new-tab-link.tsx'
import { Cluster } from '../../shared/stack.tsx'
import utilities from '../../shared/utilities.module.css'
import { KeyboardShortcutsButton } from '../../shortcuts/keyboard-shortcuts-button.tsx'
import { ConsentButton } from '../../tracking/consent-button.tsx'
import styles from './footer.module.css'
import type { FooterViewModel } from './footer.view-model.ts'

/** Social networks. Their names are the same in every language. */
const NETWORKS = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
} as const

export const LegalLinks = observer(function LegalLinks({ model }: { readonly model: FooterViewModel }) {
  const { company, dataSupplier, socialLinks, year } = model
  return (
    <div className={classNames(styles.end, utilities.oneColumnOnPhone)}>
      {company && (
        <p>
          <FormattedMessage id="footer.copyright" values={{ year, company: company.name }} />
        </p>
      )}
      {socialLinks.length > 0 && (
        <Cluster as="ul" gap={16} rowGap={0}>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <NewTabLink href={href}>{NETWORKS[name]}</NewTabLink>
            </li>
          ))}
        </Cluster>
      )}
      <div className={styles.settings}>
        <Appearance />
        <KeyboardShortcutsButton />
        <ConsentButton />
      </div>
      {dataSupplier && (
        <img
          className={styles.supplier}
          src={dataSupplier.logo}
          alt={dataSupplier.name}
          width={260}
          height={100}
          loading="lazy"
        />
      )}
    </div>
  )
})
