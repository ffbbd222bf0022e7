import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Chip, ChipRow } from '../shared/chip.tsx'
import styles from './search-results.module.css'
import type { Choice, SearchResultsViewModel } from './search-results.view-model.ts'

/** What the list is narrowed to, each with its way back. */
export const ResultChoices = observer(function ResultChoices({
  model,
}: {
  readonly model: SearchResultsViewModel
}) {
  const intl = useIntl()
  const { to } = usePaths()
  const place = useRef<HTMLDivElement>(null)
  const { choices } = model
  /** The chip that was pressed is gone then: the focus stays where it was. */
  const keepFocus = () => place.current?.focus({ preventScroll: true })
  return (
    <div ref={place} tabIndex={-1} className={styles.choices}>
      {choices.length > 0 && (
        <ChipRow label={intl.formatMessage({ id: 'results.choices' })}>
          {choices.map((choice) => (
            <ChoiceChip key={choice.query} choice={choice} onRemove={keepFocus} />
          ))}
          <Link
            to={{ pathname: to('results'), search: model.resetQuery }}
            preventScrollReset
            onClick={keepFocus}
          >
            <FormattedMessage id="results.reset" />
          </Link>
        </ChipRow>
      )}
    </div>
  )
})

type ChipProps = { readonly choice: Choice; readonly onRemove: () => void }

function ChoiceChip({ choice, onRemove }: ChipProps) {
  const { to } = usePaths()
  const intl = useIntl()
  const isPromotions = choice.kind === 'promotions'
  const value = isPromotions ? intl.formatMessage({ id: 'results.promotions' }) : choice.name
  return (
    <Chip
      name={!isPromotions && <FormattedMessage id={`results.choice.${choice.kind}`} />}
      value={value}
      removeLabel={intl.formatMessage({ id: 'results.removeChoice' }, { name: value })}
      removeTo={{ pathname: to('results'), search: choice.query }}
      onRemove={onRemove}
    />
  )
}
