import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { useViewModel } from '../../kernel/container.tsx'
import { IfOffered } from '../../kernel/offered.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import utilities from '../../shared/utilities.module.css'
import { SearchModeViewModel } from '../../vehicles/search-mode.view-model.ts'
import type { HeaderViewModel } from './header.view-model.ts'
import { Topics } from './meta-bar.tsx'
import styles from './navigation.module.css'

/**
 * Links after the four main entries: vehicles, and in the drawer the topics that a wide screen shows in the top bar.
 */
export const SpecialLinks = observer(function SpecialLinks({ model }: { readonly model: HeaderViewModel }) {
  const { offersVin } = useViewModel(SearchModeViewModel)
  const { to } = usePaths()
  return (
    <ul className={styles.more}>
      {offersVin && (
        <IfOffered page="vehicles">
          <li>
            <Link className={classNames(styles.entry, utilities.inset)} to={to('vehicles')}>
              <FormattedMessage id="vehicles.title" />
            </Link>
          </li>
        </IfOffered>
      )}
      <Topics model={model} />
    </ul>
  )
})
