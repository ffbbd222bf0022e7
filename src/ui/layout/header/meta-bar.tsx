import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Container } from '../../shared/page-frame.tsx'
import utilities from '../../shared/utilities.module.css'
import { CountryLink } from './country-link.tsx'
import type { Disclosure } from '../../shared/disclosure.ts'
import type { HeaderViewModel } from './header.view-model.ts'
import { LanguageButton } from './language-menu.tsx'
import styles from './meta-bar.module.css'
import { NewTabLink } from '../../shared/new-tab-link.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { SuppliedLink } from '../supplied-link.tsx'

type Props = { readonly model: HeaderViewModel; readonly languages: Disclosure }

/** Top bar with links to the pages of the country's company; a missing link is replaced by a page of the shop. */
export const MetaBar = observer(function MetaBar({ model, languages }: Props) {
  const helpDesk = model.entityHref('helpDesk')
  return (
    <div className={classNames(styles.bar, utilities.notOnPhone)}>
      <Container className={styles.row}>
        <Cluster as="ul" gap={24} noWrap className={styles.topics}>
          <Topics model={model} />
        </Cluster>
        {helpDesk !== undefined && (
          <NewTabLink href={helpDesk}>
            <FormattedMessage id="header.helpDesk" />
          </NewTabLink>
        )}
        <CountryLink model={model} />
        <LanguageButton languages={languages} />
      </Container>
    </div>
  )
})

export const Topics = observer(function Topics({ model }: Pick<Props, 'model'>) {
  const { to } = usePaths()
  return (
    <>
      <Topic path={to('categories')}>
        <FormattedMessage id="header.topic.articles" />
      </Topic>
      <Topic path={to('results')} href={model.entityHref('tutorials')}>
        <FormattedMessage id="header.topic.eCommerce" />
      </Topic>
      <Topic path={to('divisions')} href={model.entityHref('aboutUs', 'homepage')}>
        <FormattedMessage id="header.topic.logistics" />
      </Topic>
      <Topic path={to('categories')} href={model.entityHref('contactForm', 'aboutUs')}>
        <FormattedMessage id="header.topic.service" />
      </Topic>
    </>
  )
})

type TopicProps = { readonly path: string; readonly href?: string | undefined; readonly children: ReactNode }

function Topic({ path, href, children }: TopicProps) {
  return (
    <li>
      <SuppliedLink href={href ?? path}>{children}</SuppliedLink>
    </li>
  )
}
