import { Link } from '../shared/link.tsx'
import { languageChoices } from './language-choices.ts'
import { usePaths, useLocale } from '../routing/use-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import styles from './geoselection.module.css'

/** Links to the visitor's previous page in another language; without one, to this page. */
export function LanguageLinks({ next }: { readonly next: string | undefined }) {
  const locale = useLocale()
  const { to } = usePaths()
  const [pathname = '', rest = ''] = splitPath(next ?? to('geoselection'))
  return (
    <ul className={styles.countries}>
      {languageChoices(pathname, rest).map(({ code, name, to: path }) => (
        <li key={code}>
          <Link
            to={path}
            lang={code}
            hrefLang={code}
            aria-current={code === locale ? 'true' : undefined}
            className={classNames(styles.choice, code === locale && styles.current)}
          >
            {name}
            {code === locale && <Icon name="check" size={16} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function splitPath(path: string): readonly [string, string] {
  const end = path.search(/[?#]/)
  return end < 0 ? [path, ''] : [path.slice(0, end), path.slice(end)]
}
