import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { Segmented } from '../shared/segmented.tsx'
import { SEARCH_MODES, SearchModeViewModel } from '../vehicles/search-mode.view-model.ts'
import styles from './header-search.module.css'
import { Search } from './header/search.tsx'
import { VinSearch } from './header/vin-search.tsx'

const segments = SEARCH_MODES.map((mode) => ({
  value: mode,
  label: <FormattedMessage id={`search.mode.${mode}`} />,
}))

/** Search for parts or for vehicles, or a switch between both; switching clears the typed text (spec 2, 4). */
export const HeaderSearch = observer(function HeaderSearch() {
  const model = useViewModel(SearchModeViewModel)
  return (
    <div className={styles.bar}>
      {model.offersBoth && (
        <Segmented
          className={styles.mode}
          legend={<FormattedMessage id="search.mode" />}
          segments={segments}
          value={model.mode}
          onChange={(mode) => model.choose(mode)}
        />
      )}
      {model.mode === 'vin' ? <VinSearch /> : <Search isCleared={model.wasSwitched} />}
    </div>
  )
})
