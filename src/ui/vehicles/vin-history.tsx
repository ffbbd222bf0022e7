import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { PartNumber } from '../shared/part-number.tsx'
import utilities from '../shared/utilities.module.css'
import { ChooseByMakerLink } from './choose-by-maker-link.tsx'
import type { VinInputViewModel } from './vin-input.view-model.ts'
import styles from './vin-history.module.css'

type Props = {
  readonly model: VinInputViewModel
  readonly className?: string | undefined
  /** True to offer the choice of a vehicle by maker too. */
  readonly byMaker?: boolean | undefined
}

/** Recently searched VINs as links, which Tab reaches after the input. */
export const VinHistory = observer(function VinHistory({ model, className = styles.below, byMaker }: Props) {
  const { shownHistory, offersWays } = model
  const offersMakers = useOffersPage()('vehicles') && byMaker === true && offersWays
  if (shownHistory.length === 0 && !offersMakers) return null
  return (
    <div className={`${styles.history} ${className ?? ''}`}>
      {shownHistory.length > 0 && <Vins vins={shownHistory} onChoose={() => model.leave()} />}
      {offersMakers && <ChooseByMakerLink className={styles.byMaker} onChoose={() => model.leave()} />}
    </div>
  )
})

function Vins({ vins, onChoose }: { readonly vins: readonly string[]; readonly onChoose: () => void }) {
  const { to } = usePaths()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <FormattedMessage id="vin.history" />
      </p>
      <ul>
        {vins.map((vin) => (
          <li key={vin}>
            <Link
              className={classNames(styles.link, utilities.subtleOnHover, utilities.inset)}
              to={to('vinLookup', { vin })}
              onClick={onChoose}
            >
              <PartNumber light>{vin}</PartNumber>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
