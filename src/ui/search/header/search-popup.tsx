import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { Button } from '../../shared/button.tsx'
import { classNames } from '../../shared/class-names.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Icon } from '../../shared/icon.tsx'
import { Layer } from '../../shared/layer.tsx'
import { Loading, SkeletonRow } from '../../shared/skeleton.tsx'
import { useChosenVehicle } from '../../chosen-vehicle/use-chosen-vehicle.ts'
import { useResultsHref, useVehicleSlug } from '../../chosen-vehicle/use-results-href.ts'
import utilities from '../../shared/utilities.module.css'
import { FoundGroups } from './found-groups.tsx'
import { FoundParts } from './found-parts.tsx'
import { SearchFallbackRows } from './search-fallback-rows.tsx'
import { TermRows } from './term-rows.tsx'
import { KeyHints } from './key-hints.tsx'
import styles from './search-popup.module.css'
import { termQuery, type SearchViewModel } from './search.view-model.ts'

type Props = { readonly model: SearchViewModel; readonly id: string }

export const SearchPopup = observer(function SearchPopup({ model, id }: Props) {
  const closeWhenLinkFollowed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) model.close()
  }
  return (
    <Layer
      className={styles.popup}
      aria-busy={model.state === 'pending'}
      onMouseDown={keepFocus}
      onClick={closeWhenLinkFollowed}
    >
      {model.state === 'error' ? (
        <SearchFailed model={model} />
      ) : model.found ? (
        <>
          <div className={classNames(styles.columns, utilities.oneColumnOnPhone)}>
            <SearchedVehicle />
            <TermRows model={model} id={id} />
            <FoundParts model={model} id={id} />
            <FoundGroups model={model} id={id} />
            <SearchFallbackRows model={model} id={id} />
          </div>
          <Foot model={model} />
        </>
      ) : (
        <Loading className={styles.loading} label={<FormattedMessage id="search.pending" />}>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      )}
    </Layer>
  )
})

/** Note that the search is limited to the parts of a vehicle. The fallbacks contain a link to all parts. */
const SearchedVehicle = observer(function SearchedVehicle() {
  const { vehicle } = useChosenVehicle()
  const slug = useVehicleSlug()
  if (!vehicle || vehicle.slug !== slug) return null
  return (
    <p className={styles.vehicle}>
      <FormattedMessage id="vin.onlyFor" /> <strong>{vehicle.name}</strong>
    </p>
  )
})

/** Prevents a click outside the controls from moving the focus, because the search closes when it loses the focus. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest('input')) event.preventDefault()
}

function SearchFailed({ model }: Pick<Props, 'model'>) {
  return (
    <div className={styles.failed}>
      <EmptyState
        icon="error"
        role="alert"
        title={<FormattedMessage id="search.failed.title" />}
        text={<FormattedMessage id="search.failed.text" />}
        actions={
          <Button onClick={() => model.retry()}>
            <FormattedMessage id="search.retry" />
          </Button>
        }
      />
    </div>
  )
}

const Foot = observer(function Foot({ model }: Pick<Props, 'model'>) {
  const results = useResultsHref()
  const { partCount, found, isOffered, options, activeOption } = model
  if (options.length === 0) return null
  return (
    <div className={styles.foot}>
      {found && partCount > 0 && (
        <Link className={styles.all} to={results(termQuery(found.term))}>
          <FormattedMessage id="search.all" values={{ count: partCount }} />
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
      <KeyHints toDetails={partCount > 0} toQuantity={isOffered && activeOption?.kind === 'product'} />
    </div>
  )
})
