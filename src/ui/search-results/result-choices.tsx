import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Chip, ChipRow } from '../shared/chip.tsx'
import styles from './search-results.module.css'
import type { Choice, SearchResultsViewModel } from './search-results.view-model.ts'

/** What the list is narrowed to, and the groups that it could be narrowed to. */
export const ResultChoices = observer(function ResultChoices({
  model,
}: {
  readonly model: SearchResultsViewModel
}) {
  const { to } = usePaths()
  const intl = useIntl()
  const { choices, groupLinks } = model
  return (
    <>
      {choices.length > 0 && (
        <div className={styles.choices}>
          <ChipRow label={intl.formatMessage({ id: 'results.choices' })}>
            {choices.map((choice) => (
              <ChoiceChip key={choice.query} choice={choice} />
            ))}
          </ChipRow>
        </div>
      )}
      {groupLinks.length > 0 && (
        <nav className={styles.groups} aria-label={intl.formatMessage({ id: 'results.groups' })}>
          <ul>
            {groupLinks.map(({ id, name, count, query }) => (
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
        </nav>
      )}
    </>
  )
})

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
