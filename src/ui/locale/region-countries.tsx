import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { classNames } from '../shared/class-names.ts'
import { Flag } from '../shared/flag.tsx'
import { Icon } from '../shared/icon.tsx'
import styles from './geoselection.module.css'
import type { PickerRegion } from '#domain/locale/country.ts'

type Props = { readonly region: PickerRegion; readonly countryId: string }

export function RegionCountries({ region, countryId }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.region}>
        <FormattedMessage id={`geo.region.${region.id}`} />
      </h3>
      <ul className={styles.countries}>
        {region.countries.map(({ id, name, isServed }) => (
          <li key={id}>
            <button
              name="country"
              value={id}
              disabled={!isServed}
              aria-current={id === countryId ? 'true' : undefined}
              className={classNames(styles.choice, id === countryId && styles.current)}
            >
              <Flag countryId={id} />
              <span>{name}</span>
              {id === countryId && <Icon name="check" size={16} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
