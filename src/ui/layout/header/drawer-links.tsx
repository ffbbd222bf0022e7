import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { useViewModel } from '../../kernel/container.tsx'
import { Offered } from '../../routing/offered.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { SearchModeViewModel } from '../../vehicles/search-mode.view-model.ts'
import type { HeaderViewModel } from './header.view-model.ts'
import { Topics } from './meta-bar.tsx'
import styles from './navigation.module.css'

/** What a wide screen has elsewhere in the header. */
export const DrawerLinks = observer(function DrawerLinks({ model }: { readonly model: HeaderViewModel }) {
  const { offersVin } = useViewModel(SearchModeViewModel)
  const { to } = usePaths()
  return (
    <ul className={styles.more}>
      {offersVin && (
        <Offered page="vehicles">
          <li className={styles.vehicles}>
            <Link to={to('vehicles')}>
              <FormattedMessage id="vehicles.title" />
            </Link>
          </li>
        </Offered>
      )}
      <Topics model={model} />
    </ul>
  )
})
