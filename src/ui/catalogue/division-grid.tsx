import { FormattedMessage } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { CardGrid } from '../shared/card-grid.tsx'
import { DivisionCard } from '../shared/division-card.tsx'
import type { DivisionsViewModel } from './divisions/divisions.view-model.ts'

export function DivisionGrid({ divisions }: Pick<DivisionsViewModel, 'divisions'>) {
  const { to } = usePaths()
  return (
    <CardGrid of="divisions">
      {divisions.map(({ id, name, picture, productCount }) => (
        <li key={id}>
          <DivisionCard
            to={to('division', { divisionId: id })}
            name={name}
            imageSrc={picture.src}
            count={<FormattedMessage id="catalogue.articles" values={{ count: productCount }} />}
          />
        </li>
      ))}
    </CardGrid>
  )
}
