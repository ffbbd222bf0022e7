import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import { Cluster, Stack } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import { closeDropDown, ListDropDown } from './list-drop-down.tsx'
import { columnTextId } from './list-texts.ts'
import type { ListViewModel } from './list.view-model.ts'
import styles from './list-sort.module.css'

type Props = { readonly model: ListViewModel<unknown> }

/** Sort control for phones, whose cards have no column headings. Choosing the current column reverses the direction. */
export const ListSort = observer(function ListSort({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const pathname = to(model.definition.routeId)
  const columns = model.shape.columns.flatMap((column) => {
    const sort = model.links.sortOf(column)
    return sort === undefined ? [] : [{ id: column.id, ...sort }]
  })
  if (columns.length === 0) return null
  return (
    <div className={classNames(styles.place, utilities.onlyOnPhone)}>
      <ListDropDown icon="sort" isQuiet title={<FormattedMessage id="results.sort" />}>
        <Stack as="ul">
          {columns.map(({ id, sorted, query }) => (
            <li key={id}>
              <Cluster
                as={Link}
                gap={8}
                align="center"
                to={{ pathname, search: query }}
                preventScrollReset
                aria-current={sorted === 'none' ? undefined : true}
                onClick={({ currentTarget }) => closeDropDown(currentTarget)}
              >
                <FormattedMessage id={columnTextId(intl, model.definition.name, id)} />
                {sorted !== 'none' && (
                  <Icon name={sorted === 'ascending' ? 'sort-up' : 'sort-down'} size={14} />
                )}
              </Cluster>
            </li>
          ))}
        </Stack>
      </ListDropDown>
    </div>
  )
})
