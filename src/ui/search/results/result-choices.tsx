import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { measureText } from '../../part/measure-text.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Chip, ChipRow } from '../../shared/chip.tsx'
import { classNames } from '../../shared/class-names.ts'
import utilities from '../../shared/utilities.module.css'
import styles from './search-results.module.css'
import type { Choice, ChosenRange, SearchResultsViewModel } from './search-results.view-model.ts'

/** Active filters of the list, each removable. */
export const ResultChoices = observer(function ResultChoices({
  model,
}: {
  readonly model: SearchResultsViewModel
}) {
  const intl = useIntl()
  const { to } = usePaths()
  const elementRef = useRef<HTMLDivElement>(null)
  const { choices } = model
  /** Focuses the group of chips, because the pressed chip is removed. */
  const keepFocus = () => elementRef.current?.focus({ preventScroll: true })
  return (
    <div ref={elementRef} tabIndex={-1} className={classNames(styles.choices, utilities.inset)}>
      {choices.length > 0 && (
        <ChipRow label={intl.formatMessage({ id: 'results.choices' })}>
          {choices.map((choice) => (
            <ChoiceChip key={choice.query} choice={choice} onRemove={keepFocus} />
          ))}
          <Link
            to={{ pathname: to('results'), search: model.resetQuery }}
            className={utilities.touchTarget}
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
  const value = choiceText(choice, intl)
  return (
    <Chip
      name={<ChoiceName choice={choice} />}
      value={value}
      removeLabel={intl.formatMessage({ id: 'results.removeChoice' }, { name: value })}
      removeTo={{ pathname: to('results'), search: choice.query }}
      onRemove={onRemove}
    />
  )
}

function ChoiceName({ choice }: { readonly choice: Choice }) {
  if (choice.kind === 'promotions') return null
  if (choice.kind === 'attribute') return choice.name
  return <FormattedMessage id={`results.choice.${choice.kind === 'no-vehicle' ? 'vehicle' : choice.kind}`} />
}

function choiceText(choice: Choice, intl: IntlShape): string {
  if (choice.kind === 'promotions') return intl.formatMessage({ id: 'word.promotions' })
  if (choice.kind === 'no-vehicle') return intl.formatMessage({ id: 'results.choice.noVehicle' })
  if (choice.kind !== 'attribute') return choice.name
  return typeof choice.chosen === 'string' ? choice.chosen : rangeText(choice.chosen, intl)
}

function rangeText({ from, to, unit }: ChosenRange, intl: IntlShape): string {
  if (from !== undefined && to !== undefined) {
    return `${measureText(intl, from)}–${measureText(intl, to, unit)}`
  }
  return from === undefined
    ? intl.formatMessage({ id: 'results.attribute.atMost' }, { measure: measureText(intl, to ?? 0, unit) })
    : intl.formatMessage({ id: 'results.attribute.atLeast' }, { measure: measureText(intl, from, unit) })
}
