import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import { classNames } from '../shared/class-names.ts'
import { Cluster } from '../shared/stack.tsx'
import { TextInput } from '../shared/text-input.tsx'
import utilities from '../shared/utilities.module.css'
import { ListFilterField } from './list-filter-field.tsx'
import { searchHintMessageId } from './list-texts.ts'
import type { ListViewModel } from './list.view-model.ts'
import { useFilterTexts } from './use-filter-texts.ts'
import { useFieldSync } from './use-field-sync.ts'
import styles from './list-search.module.css'

/**
 * Maximum number of filters that are beside the search field in one row. If there are more, only `IN_SIGHT` of them are
 * visible and the others collapsed, so that the table starts on the first screen.
 */
const IN_ONE_ROW = 3
const IN_SIGHT = 2

/**
 * A plain GET form to the URL of the list. Further filters are collapsed, on a phone all of them. Fields with errors
 * are always visible.
 */
export const ListSearch = observer(function ListSearch({
  model,
}: {
  readonly model: ListViewModel<unknown>
}) {
  const intl = useIntl()
  const { to } = usePaths()
  const navigate = useNavigate()
  const { name, routeId, isSearched = true } = model.definition
  const textsOf = useFilterTexts()
  const fieldValues = new Map(model.links.fields)
  for (const filter of model.filters) {
    textsOf(filter).forEach((text, index) => fieldValues.set(filter.fields[index]!, text))
  }
  const form = useFieldSync(fieldValues)
  if (!isSearched && model.filters.length === 0) return null
  const firstCount = model.filters.length > IN_ONE_ROW ? IN_SIGHT : model.filters.length
  const [first, folded] = [model.filters.slice(0, firstCount), model.filters.slice(firstCount)]
  const isOpen = model.filters.some(({ unread }) => unread.some((text) => text !== undefined))
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new URLSearchParams()
    for (const [field, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') fields.append(field, value)
    }
    void navigate(
      { pathname: to(routeId), search: model.links.queryOfForm(fields) },
      { preventScrollReset: true },
    )
  }
  return (
    <Cluster
      as="form"
      ref={form}
      method="get"
      action={to(routeId)}
      gap={12}
      align="end"
      className={styles.search}
      role="search"
      aria-label={intl.formatMessage({ id: `list.title.${name}` })}
      onSubmit={search}
    >
      {model.links.fieldsBeside('search').map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {isSearched && (
        <TextInput
          type="search"
          name="term"
          className={styles.term}
          label={<FormattedMessage id={searchHintMessageId(intl, name)} />}
          labelVariant="small"
          defaultValue={model.url.term ?? ''}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      )}
      {first.map((filter) => (
        <ListFilterField
          key={filter.id}
          list={model.definition.name}
          filter={filter}
          periods={model.periods}
        />
      ))}
      {model.filters.length > 0 && (
        <details
          className={classNames(styles.more, folded.length === 0 && utilities.onlyOnPhone)}
          open={isOpen}
        >
          <summary>
            <FormattedMessage id="list.moreFilters" values={{ count: model.choices.length }} />
          </summary>
        </details>
      )}
      {folded.map((filter) => (
        <ListFilterField
          key={filter.id}
          list={model.definition.name}
          filter={filter}
          periods={model.periods}
        />
      ))}
      <Button type="submit" icon="filter">
        <FormattedMessage id="list.filter" />
      </Button>
    </Cluster>
  )
})
