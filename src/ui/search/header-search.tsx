import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../composition/shop.tsx'
import { Segmented } from '../shared/segmented.tsx'
import { VinOfferViewModel } from '../vehicles/vin-offer.view-model.ts'
import styles from './header-search.module.css'
import { Search } from './header/search.tsx'
import { VinSearch } from './header/vin-search.tsx'

const MODES = ['part', 'vin'] as const
type Mode = (typeof MODES)[number]

const segments = MODES.map((mode) => ({
  value: mode,
  label: <FormattedMessage id={`search.mode.${mode}`} />,
}))

/** Parts, vehicles, or a switch between both, which clears what was typed (spec 2, 4). */
export const HeaderSearch = observer(function HeaderSearch() {
  const { offersVin, offersParts } = useViewModel(VinOfferViewModel)
  const [chosen, choose] = useState<Mode>()
  const mode = !offersVin ? 'part' : offersParts ? (chosen ?? 'part') : 'vin'
  return (
    <div className={styles.bar}>
      {offersVin && offersParts && (
        <Segmented
          className={styles.mode}
          legend={<FormattedMessage id="search.mode" />}
          segments={segments}
          value={mode}
          onChange={choose}
        />
      )}
      {mode === 'vin' ? <VinSearch /> : <Search isCleared={chosen !== undefined} />}
    </div>
  )
})
