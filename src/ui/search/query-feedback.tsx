import { FormattedMessage, useIntl } from 'react-intl'
import type { InterpretedTerm } from '#domain/search/interpreted-terms.ts'

type Props = {
  readonly understood: readonly InterpretedTerm[]
  readonly isFound: boolean
  readonly className?: string | undefined
}

const NOTED: readonly InterpretedTerm['as'][] = ['left-out', 'corrected', 'not-sold', 'brand']

export const hasFeedback = (understood: readonly InterpretedTerm[]): boolean =>
  understood.some(({ as }) => NOTED.includes(as))

/** Reports ignored words, replaced words, and words for goods outside the assortment. */
export function QueryFeedback({ understood, isFound, className }: Props) {
  const intl = useIntl()
  const quoted = (text: string) => intl.formatMessage({ id: 'search.quoted' }, { text })
  const notes = [
    { id: isFound ? 'search.leftOut' : 'search.notUnderstood', kind: 'left-out' },
    { id: 'search.notSold', kind: 'not-sold' },
    { id: 'search.brand', kind: 'brand' },
  ].flatMap(({ id, kind }) => {
    const words = understood.flatMap(({ as, text, value }) =>
      as === kind ? [quoted(as === 'not-sold' ? value : text)] : [],
    )
    return words.length === 0 ? [] : [{ id, words: intl.formatList(words) }]
  })
  const corrected = understood.filter(({ as }) => as === 'corrected')
  return (
    <>
      {corrected.map(({ text, value }) => (
        <p key={text} className={className}>
          <FormattedMessage
            id="search.corrected"
            values={{ text, value: <strong key="value">{value}</strong> }}
          />
        </p>
      ))}
      {notes.map(({ id, words }) => (
        <p key={id} className={className}>
          <FormattedMessage id={id} values={{ words }} />
        </p>
      ))}
    </>
  )
}
