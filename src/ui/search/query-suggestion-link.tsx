import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { To } from 'react-router'
import type { ReadNumber, QuerySuggestion } from '#domain/search/query-interpretation.ts'
import { Link } from '../shared/link.tsx'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Icon } from '../shared/icon.tsx'
import type { IconName } from '../shared/icon-names.ts'
import { PartNumber } from '../shared/part-number.tsx'
import { Text } from '../shared/text.tsx'
import { useResultsHref } from '../chosen-vehicle/use-results-href.ts'
import { QuickOrderOfferViewModel } from './quick-order-offer.view-model.ts'

type Props<Kind extends QuerySuggestion['kind'] = QuerySuggestion['kind']> = {
  readonly offer: Extract<QuerySuggestion, { readonly kind: Kind }>
  readonly className?: string | undefined
  /** -1 in the drop-down, where arrow keys move between the rows. */
  readonly tabIndex?: number | undefined
}

/** Suggestion from a search term, as a link. */
export function QuerySuggestionLink({ offer, ...attributes }: Props) {
  switch (offer.kind) {
    case 'vehicle':
      return <VehicleLink offer={offer} {...attributes} />
    case 'model':
      return <ModelLink offer={offer} {...attributes} />
    case 'maker':
      return <MakerLink offer={offer} {...attributes} />
    case 'number':
      return <NumberLink offer={offer} {...attributes} />
    case 'quick-order':
      return <QuickOrderLink offer={offer} {...attributes} />
  }
}

type OfferLinkProps = Omit<Props, 'offer'> & {
  readonly icon: IconName
  readonly to: To
  readonly children: ReactNode
}

function OfferLink({ icon, children, ...link }: OfferLinkProps) {
  return (
    <Link {...link}>
      <Icon name={icon} />
      <span>{children}</span>
      <Icon name="chevron-right" size={16} />
    </Link>
  )
}

function VehicleLink({ offer: { vin, maker, letters }, ...attributes }: Props<'vehicle'>) {
  const { to } = usePaths()
  const intl = useIntl()
  const names = letters.map((letter) => intl.formatMessage({ id: 'vin.letter' }, letter))
  return (
    <OfferLink {...attributes} icon="truck" to={to('vinLookup', { vin })}>
      <FormattedMessage
        id="search.offer.vehicle"
        values={{ vin: <PartNumber key="vin">{vin}</PartNumber> }}
      />
      {maker !== undefined && <Text muted> · {maker}</Text>}
      {names.length > 0 && (
        <Note>
          <FormattedMessage id="vin.letters" values={{ letters: intl.formatList(names) }} />
        </Note>
      )}
    </OfferLink>
  )
}

function ModelLink({ offer: { vehicle }, ...attributes }: Props<'model'>) {
  const { to } = usePaths()
  const { type, slug, manufacturer, model, series } = vehicle
  return (
    <OfferLink {...attributes} icon="truck" to={to('vehicle', { type, slug })}>
      <FormattedMessage id="search.offer.model" values={{ name: `${manufacturer} ${model}` }} />
      {series !== model && <Text muted> · {series}</Text>}
    </OfferLink>
  )
}

function MakerLink({ offer: { maker }, ...attributes }: Props<'maker'>) {
  const { to } = usePaths()
  return (
    <OfferLink {...attributes} icon="truck" to={to('vehiclesOfMaker', { maker: maker.slug })}>
      <FormattedMessage id="vehicles.ofMaker" values={{ name: maker.name }} />
    </OfferLink>
  )
}

function NumberLink({ offer: { read }, ...attributes }: Props<'number'>) {
  const { to } = usePaths()
  const results = useResultsHref()
  const [part, ...others] = read.parts
  if (!part) {
    return (
      <span className={attributes.className}>
        <Icon name="warn" />
        <span>
          <FormattedMessage id="search.offer.unknown" values={{ number: read.number }} />
        </span>
      </span>
    )
  }
  const target =
    others.length === 0
      ? to('product', { slug: part.slug })
      : results(new URLSearchParams({ term: read.number }).toString())
  return (
    <OfferLink {...attributes} icon="box" to={target}>
      <NumberText read={read} />
    </OfferLink>
  )
}

function NumberText({ read: { number, pieces, parts, isCorrected } }: { readonly read: ReadNumber }) {
  const [part] = parts
  const isOther = part !== undefined && part.sku !== number
  return (
    <>
      <PartNumber>{parts.length === 1 ? part?.sku : number}</PartNumber> {part?.name}
      {pieces !== undefined && (
        <Text muted>
          {' · '}
          <FormattedMessage id="word.pieces" values={{ count: pieces }} />
        </Text>
      )}
      {parts.length > 1 && (
        <Note>
          <FormattedMessage id="catalogue.articles" values={{ count: parts.length }} />
        </Note>
      )}
      {(isCorrected || (isOther && parts.length === 1)) && (
        <Note>
          <FormattedMessage
            id={isCorrected ? 'search.offer.corrected' : 'search.offer.read'}
            values={{ number }}
          />
        </Note>
      )}
    </>
  )
}

/** Loads a new document, like every link to the quick order; the quick order then reads the stored draft. */
function QuickOrderLink({ offer: { lines }, ...attributes }: Props<'quick-order'>) {
  const { to } = usePaths()
  const model = useViewModel(QuickOrderOfferViewModel)
  const href = to('quickorder')
  const open = async (event: MouseEvent) => {
    event.preventDefault()
    await model.take(lines)
    window.location.assign(href)
  }
  return (
    <a {...attributes} href={href} onClick={(event) => void open(event)}>
      <Icon name="cart" />
      <span>
        <FormattedMessage id="search.offer.quickOrder" values={{ count: lines.length }} />
      </span>
      <Icon name="chevron-right" size={16} />
    </a>
  )
}

const Note = ({ children }: { readonly children: ReactNode }) => (
  <Text small muted block>
    {children}
  </Text>
)
