import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { useLocale } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Icon } from '../../shared/icon.tsx'
import { Layer } from '../../shared/layer.tsx'
import utilities from '../../shared/utilities.module.css'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import { CountryLink } from './country-link.tsx'
import type { Disclosure } from '../../shared/disclosure.ts'
import headerButton from '../../shared/header-button.module.css'
import type { HeaderViewModel } from './header.view-model.ts'
import { languageChoices, languageName } from '../../locale/language-choices.ts'
import styles from '../../shared/menu.module.css'

type Props = { readonly languages: Disclosure }

/** Language button in the top bar of a wide screen. */
export function LanguageButton({ languages }: Props) {
  const locale = useLocale()
  return (
    <button {...languages.button}>
      <VisuallyHidden>
        <FormattedMessage id="word.language" />{' '}
      </VisuallyHidden>
      <span lang={locale}>{languageName(locale)}</span>
      <Icon name="chevron-down" size={16} />
    </button>
  )
}

/** Language button among the icons of a phone. */
export function LanguageGlobe({ languages, className }: Props & { readonly className?: string | undefined }) {
  const intl = useIntl()
  return (
    <button
      {...languages.button}
      className={classNames(headerButton.button, utilities.onlyOnPhone, className)}
      aria-label={intl.formatMessage({ id: 'word.language' })}
    >
      <Icon name="globe" />
    </button>
  )
}

export function LanguageMenu({ languages, model }: Props & { readonly model: HeaderViewModel }) {
  const { pathname, search } = useLocation()
  const locale = useLocale()
  return (
    <Layer {...languages.panel} className={classNames(styles.menu, styles.underMetaBar)}>
      <ul className={styles.list}>
        {languageChoices(pathname, search).map(({ code, name, to }) => (
          <li key={code}>
            <Link to={to} hrefLang={code} lang={code} aria-current={code === locale ? 'true' : undefined}>
              {name}
              {code === locale && <Icon name="check" size={16} className={styles.chosen} />}
            </Link>
          </li>
        ))}
      </ul>
      <div className={classNames(styles.list, styles.more)}>
        <CountryLink model={model} />
      </div>
    </Layer>
  )
}
