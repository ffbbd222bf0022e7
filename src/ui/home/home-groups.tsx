import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { GroupLinkCard } from '../catalogue/group-link-card.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { CardGrid } from '../shared/card-grid.tsx'
import { ShowMoreCard } from '../shared/group-card.tsx'
import { Section } from '../shared/page-frame.tsx'
import utilities from '../shared/utilities.module.css'
import type { HomeViewModel } from './home.view-model.ts'

/** Product groups; a card at the end shows the hidden ones (spec 2). */
export const HomeGroups = observer(function HomeGroups({ model }: { readonly model: HomeViewModel }) {
  const { to } = usePaths()
  const intl = useIntl()
  const cards = useRef<HTMLDivElement>(null)
  const { shown, hiddenCount } = model.groups

  /** Shows all groups and focuses the first new card, because the pressed card is removed. */
  const expand = () => {
    flushSync(() => model.expand())
    cards.current?.querySelectorAll('a')[shown.length]?.focus()
  }

  return (
    <Section
      title={<FormattedMessage id="catalogue.groups" />}
      actions={
        <Link to={to('categories')} className={utilities.touchTarget}>
          <FormattedMessage id="home.allGroups" values={{ count: model.groupCount }} />
        </Link>
      }
    >
      <div ref={cards}>
        <CardGrid of="groups">
          {shown.map((group) => (
            <li key={group.id}>
              <GroupLinkCard group={group} />
            </li>
          ))}
          {hiddenCount > 0 && (
            <li>
              <ShowMoreCard
                to={to('categories')}
                onExpand={expand}
                name={<FormattedMessage id="home.moreGroups" values={{ count: hiddenCount }} />}
                summary={intl.formatList(
                  model.hiddenGroups.map(({ name }) => name),
                  { style: 'narrow' },
                )}
              />
            </li>
          )}
        </CardGrid>
      </div>
    </Section>
  )
})
