import { FormattedMessage } from 'react-intl'
import { MarkedText } from './marked-text.tsx'
import type { FoundViaFacts } from './part-facts.view-model.ts'

type Props = { readonly foundVia: FoundViaFacts; readonly term: string | undefined }

/** Why a part is among the hits, where its own number does not tell: "found via OE 81.50803-0039 (MAN)". */
export function FoundVia({ foundVia, term }: Props) {
  const { kind, number, manufacturer } = foundVia
  if (!isExplained(kind) || number === undefined) return null
  const marked = <MarkedText text={number} term={term} />
  const via = <FormattedMessage id={`foundVia.${kind}`} values={{ number: marked }} />
  if (manufacturer === undefined) return via
  return <FormattedMessage id="foundVia.ofMaker" values={{ via, maker: manufacturer }} />
}

type Kind = FoundViaFacts['kind']
type Explained = Exclude<Kind, 'article' | 'name'>

const isExplained = (kind: Kind): kind is Explained => kind !== 'article' && kind !== 'name'
