import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useDayText } from '../intl/day-texts.ts'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Chip, ChipRow } from '../shared/chip.tsx'
import { Text } from '../shared/text.tsx'
import { ListSort } from './list-sort.tsx'
import { choiceTextId, filterTextId } from './list-texts.ts'
import type { ListViewModel, ShownFilter } from './list.view-model.ts'
import { AMOUNT_FORMAT } from './use-filter-texts.ts'
import hidden from '../shared/visually-hidden.module.css'
import styles from './list.module.css'

type Props = {
  readonly model: ListViewModel<unknown>
  /** Called after a filter and its chip were removed; must move the focus to the list. */
  readonly onChange: () => void
}

/** Active filters of the list, each removable, and the number of matching rows. */
export const ListChoices = observer(function ListChoices({ model, onChange }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const textOf = useFilterText(model.definition.name)
  const pathname = to(model.definition.routeId)
  const { term } = model.url
  return (
    <div className={styles.choices}>
      {model.isNarrowed && (
        <ChipRow label={intl.formatMessage({ id: 'list.choices' })}>
          {term !== undefined && (
            <Chip
              value={term}
              removeLabel={intl.formatMessage({ id: 'results.removeChoice' }, { name: term })}
              removeTo={{ pathname, search: model.links.withoutTerm }}
              onRemove={onChange}
            />
          )}
          {model.choices.map((choice) => {
            const name = intl.formatMessage({ id: filterTextId(intl, choice.id) })
            return (
              <Chip
                key={choice.id}
                name={choice.kind === 'flag' ? undefined : name}
                value={choice.kind === 'flag' ? name : textOf(choice)}
                removeLabel={intl.formatMessage({ id: 'results.removeChoice' }, { name })}
                removeTo={{ pathname, search: model.links.without(choice) }}
                onRemove={onChange}
              />
            )
          })}
          <Link to={{ pathname, search: model.links.reset }} preventScrollReset onClick={onChange}>
            <FormattedMessage id="list.reset" />
          </Link>
        </ChipRow>
      )}
      {term !== undefined && model.definition.isTraced && (
        <IfOffered page="infocenter">
          <Link to={{ pathname: to('infocenter'), search: `?trace=${encodeURIComponent(term)}` }}>
            <FormattedMessage id="trace.title" values={{ number: term }} />
          </Link>
        </IfOffered>
      )}
      <Text as="p" muted role="status" className={model.total === 0 ? hidden.hidden : undefined}>
        <FormattedMessage id={`list.count.${model.definition.name}`} values={{ count: model.total }} />
      </Text>
      {model.total > 1 && <ListSort model={model} />}
    </div>
  )
})

function useFilterText(list: string): (filter: ShownFilter) => string {
  const intl = useIntl()
  const dayText = useDayText()
  return ({ id, kind, values, options }) => {
    if (kind === 'choice') return intl.formatMessage({ id: choiceTextId(intl, list, id, values[0] ?? '') })
    if (kind === 'facet') return options.find(({ value }) => value === values[0])?.name ?? values[0] ?? ''
    if (kind === 'text') return values[0] ?? ''
    const written = (value: string) => {
      if (value === '') return value
      if (kind === 'amounts') return intl.formatNumber(Number(value), AMOUNT_FORMAT)
      return kind === 'dates' ? dayText(value) : value
    }
    const [from = '', to = ''] = values.map(written)
    if (from !== '' && to !== '') return intl.formatMessage({ id: 'list.span' }, { from, to })
    return from === ''
      ? intl.formatMessage({ id: 'word.upTo' }, { to })
      : intl.formatMessage({ id: 'word.from' }, { from })
  }
}
