import { useIntl } from 'react-intl'
import { MarkedText } from './marked-text.tsx'
import type { FoundVia as FoundViaFacts } from '#domain/products/product.ts'

type Props = { readonly foundVia: FoundViaFacts | undefined; readonly term: string | undefined }

/** Reason of a hit: "found via OE 81.50803-0039 (MAN)". Nothing if the part's number or name matches. */
export function FoundVia({ foundVia, term }: Props) {
  const intl = useIntl()
  if (!hasMatchReason(foundVia)) return null
  const { kind, number, manufacturer } = foundVia
  const marked = <MarkedText text={number} term={term} />
  const via = intl.formatMessage({ id: `foundVia.${kind}` }, { number: marked })
  if (manufacturer === undefined) return via
  return intl.formatMessage({ id: 'foundVia.ofMaker' }, { via, maker: manufacturer })
}

type Telling = FoundViaFacts & {
  readonly kind: Exclude<FoundViaFacts['kind'], 'article' | 'name'>
  readonly number: string
}

export function hasMatchReason(foundVia: FoundViaFacts | undefined): foundVia is Telling {
  return foundVia?.number !== undefined && foundVia.kind !== 'article' && foundVia.kind !== 'name'
}
