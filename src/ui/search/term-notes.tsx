import { FormattedMessage, useIntl } from 'react-intl'
import type { UnderstoodPiece } from '#domain/search/understood.ts'

type Props = {
  readonly understood: readonly UnderstoodPiece[]
  readonly isFound: boolean
  readonly className?: string | undefined
}

/** Says which words were not understood, and which were read as others. */
export function TermNotes({ understood, isFound, className }: Props) {
  const intl = useIntl()
  const quoted = (text: string) => intl.formatMessage({ id: 'search.quoted' }, { text })
  const leftOut = understood.flatMap(({ as, text }) => (as === 'left-out' ? [quoted(text)] : []))
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
      {leftOut.length > 0 && (
        <p className={className}>
          <FormattedMessage
            id={isFound ? 'search.leftOut' : 'search.notUnderstood'}
            values={{ words: intl.formatList(leftOut) }}
          />
        </p>
      )}
    </>
  )
}
