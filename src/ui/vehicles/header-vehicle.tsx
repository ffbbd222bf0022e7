import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useMatches } from 'react-router'
import { Link } from '../shared/link.tsx'
import type { ListedParts } from '#application/search/list-parts.ts'
import { useChosenVehicle, useLayoutVehicle } from '../chosen-vehicle/use-chosen-vehicle.ts'
import { useHrefWithoutVehicle, useVehicleSlug } from '../chosen-vehicle/use-results-href.ts'
import { isPathOf } from '../routing/paths.ts'
import { classNames } from '../shared/class-names.ts'
import headerButton from '../shared/header-button.module.css'
import { Icon } from '../shared/icon.tsx'
import utilities from '../shared/utilities.module.css'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import styles from './header-vehicle.module.css'
import { isCataloguePage } from './catalogue-pages.ts'
import { RemoveVehicleForm } from './no-script-vehicle-form.tsx'

/** Chosen vehicle beside the search, on pages of the catalogue, whose lists contain only its parts. */
export const HeaderVehicle = observer(function HeaderVehicle() {
  const listed = useListedVehicle()
  const stored = useLayoutVehicle()
  const slug = useVehicleSlug()
  const vehicle = [listed, stored].find((known) => known && known.slug === slug)
  const { pathname } = useLocation()
  if (!vehicle || !isCataloguePage(pathname)) return null
  // on phones, the title of the vehicle's page replaces the row
  const isTitle = isPathOf('vehicle', pathname)
  return (
    <div className={classNames(styles.vehicle, isTitle && styles.titled, isTitle && utilities.notOnPhone)}>
      <Icon name="truck" />
      <span className={styles.name} title={vehicle.name}>
        <VisuallyHidden>
          <FormattedMessage id="vin.onlyFor" />
        </VisuallyHidden>{' '}
        {vehicle.name}
      </span>
      <Remove name={vehicle.name} />
    </div>
  )
})

/**
 * Vehicle of a list of parts. The first HTML contains it, although the browser stores it later, so that its row does not
 * move the page.
 */
function useListedVehicle() {
  const data = useMatches().at(-1)?.loaderData as { readonly listed?: ListedParts } | undefined
  const vehicle = data?.listed?.result.vehicle
  return vehicle && { slug: vehicle.slug, name: `${vehicle.manufacturer} ${vehicle.model}` }
}

/** Button that removes the vehicle. On a list of parts it is a link, because the URL contains the vehicle. */
function Remove({ name }: { readonly name: string }) {
  const intl = useIntl()
  const chosenVehicleStore = useChosenVehicle()
  const { pathname } = useLocation()
  const widened = useHrefWithoutVehicle()
  const label = intl.formatMessage({ id: 'results.removeChoice' }, { name })
  const className = classNames(headerButton.button, styles.remove)
  if (isPathOf('results', pathname)) {
    return (
      <Link className={className} to={widened} aria-label={label}>
        <Icon name="close" size={16} />
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => {
          chosenVehicleStore.choose(undefined)
          document.getElementById('main')?.focus({ preventScroll: true })
        }}
      >
        <Icon name="close" size={16} />
      </button>
      <noscript>{import.meta.env.SSR && <RemoveVehicleForm />}</noscript>
    </>
  )
}
