import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { PartNumber } from '../shared/part-number.tsx'
import type { VinInputViewModel } from './vin-input.view-model.ts'
import styles from './vin-history.module.css'

type Props = { readonly model: VinInputViewModel; readonly className?: string | undefined }

/** The numbers searched last: links that the Tab key reaches behind the input. */
export const VinHistory = observer(function VinHistory({ model, className = styles.below }: Props) {
  const { to } = usePaths()
  const titleId = useId()
  if (model.shownHistory.length === 0) return null
  return (
    <section className={`${styles.history} ${className ?? ''}`} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        <FormattedMessage id="vin.history" />
      </p>
      <ul>
        {model.shownHistory.map((vin) => (
          <li key={vin}>
            <Link className={styles.link} to={to('vinLookup', { vin })} onClick={() => model.leave()}>
              <PartNumber light>{vin}</PartNumber>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
