import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Chip, ChipRow } from '../shared/chip.tsx'
import { Icon } from '../shared/icon.tsx'
import styles from './search-results.module.css'
import type { Choice, GroupLink, SearchResultsViewModel } from './search-results.view-model.ts'

/** What the list is narrowed to, and the groups that it could be narrowed to. */
export const ResultChoices = observer(function ResultChoices({
  model,
}: {
  readonly model: SearchResultsViewModel
}) {
  const intl = useIntl()
  const { choices, groupLinks } = model
  return (
    <>
      {choices.length > 0 && (
        <ChipRow label={intl.formatMessage({ id: 'results.choices' })}>
          {choices.map((choice) => (
            <ChoiceChip key={choice.query} choice={choice} />
          ))}
        </ChipRow>
      )}
      {groupLinks.shown.length > 0 && (
        <nav className={styles.groups} aria-label={intl.formatMessage({ id: 'results.groups' })}>
          <GroupLinks links={groupLinks.shown} />
          {groupLinks.hiddenCount > 0 && (
            <details className={styles.moreGroups}>
              <summary>
                <FormattedMessage id="results.moreGroups" values={{ count: groupLinks.hiddenCount }} />
                <Icon name="chevron-down" size={16} />
              </summary>
              <GroupLinks links={groupLinks.hidden} />
            </details>
          )}
        </nav>
      )}
    </>
  )
})

function GroupLinks({ links }: { readonly links: readonly GroupLink[] }) {
  const { to } = usePaths()
  return (
    <ul className={styles.links}>
      {links.map(({ id, name, count, query }) => (
        <li key={id}>
          <Link className={styles.group} to={{ pathname: to('results'), search: query }}>
            {name}{' '}
            <span className={styles.count}>
              <FormattedMessage id="catalogue.count" values={{ count }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ChoiceChip({ choice }: { readonly choice: Choice }) {
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
    />
  )
}
