import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from '../shared/class-names.ts'
import { PageHead } from '../shared/page-frame.tsx'
import { Cluster } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import { ListChoices } from './list-choices.tsx'
import { ListColumns } from './list-columns.tsx'
import { ListExport } from './list-export.tsx'
import { ListFoot } from './list-foot.tsx'
import { EmptyListMessage } from './empty-list-message.tsx'
import { ListSearch } from './list-search.tsx'
import { ListSelectionBar } from './list-selection-bar.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable, type RenderCell } from './list-table.tsx'
import type { ListViewModel } from './list.view-model.ts'
import styles from './list.module.css'

type Props<Item> = {
  readonly model: ListViewModel<Item>
  /** Text below the title. */
  readonly intro?: ReactNode
  /** Actions in the heading, before export and columns. */
  readonly actions?: ReactNode
  /** Content between heading and search. */
  readonly before?: ReactNode
  readonly renderCell?: RenderCell<Item> | undefined
  /** Actions for the selected rows, besides the export. */
  readonly selectionActions?: ReactNode
  /** Export formats besides those of the table. */
  readonly exportFormats?: ReactNode
  /** Link from an empty list to the next step. */
  readonly emptyActions?: ReactNode
  /** Content below the table. */
  readonly after?: ReactNode
}

/**
 * A list of the info centre with search, filters, rows, pages and export. The props add the content of a specific list.
 */
export const ListPage = observer(ListPageOf) as typeof ListPageOf

function ListPageOf<Item>(props: Props<Item>) {
  const { model, intro, actions, before, exportFormats, after } = props
  const { name } = model.definition
  const isAllowed = model.opened.kind !== 'not-allowed'
  const isSearchable = isAllowed && !model.isBare
  return (
    <>
      <PageHead
        title={<FormattedMessage id={`list.title.${name}`} />}
        intro={intro}
        actions={
          isAllowed && (
            <Cluster gap={8} align="center" className={classNames(styles.headActions, utilities.pushed)}>
              {actions}
              {model.total > 0 && <ListExport model={model}>{exportFormats}</ListExport>}
              {isSearchable && <ListColumns model={model} />}
            </Cluster>
          )
        }
      />
      {isAllowed && before}
      {isSearchable && <ListSearch model={model} />}
      <ListRows {...props} />
      {isAllowed && after}
    </>
  )
}

const ListRows = observer(ListRowsOf) as typeof ListRowsOf

function ListRowsOf<Item>({ model, renderCell, selectionActions, emptyActions }: Props<Item>) {
  const elementRef = useRef<HTMLDivElement>(null)
  const isOnItsWay = useIsOnItsWay()
  const keepFocus = () => elementRef.current?.focus({ preventScroll: true })
  return (
    <div
      ref={elementRef}
      tabIndex={-1}
      className={classNames(styles.rows, utilities.inset)}
      aria-busy={isOnItsWay}
    >
      {model.opened.kind === 'listed' && !model.isBare && <ListChoices model={model} onChange={keepFocus} />}
      {model.items.length === 0 ? (
        <EmptyListMessage model={model} actions={emptyActions} onReset={keepFocus} />
      ) : (
        <>
          {model.selectedCount > 0 && (
            <ListSelectionBar model={model} onClear={keepFocus}>
              {selectionActions}
            </ListSelectionBar>
          )}
          <div className={utilities.anchor}>
            <ListTable model={model} renderCell={renderCell} />
            {isOnItsWay && <ListSkeleton />}
          </div>
          <ListFoot model={model} />
        </>
      )}
      <div role="status">
        {isOnItsWay && (
          <VisuallyHidden>
            <FormattedMessage id="list.loading" />
          </VisuallyHidden>
        )}
      </div>
    </div>
  )
}

/** True while the router loads the same list with another query. */
function useIsOnItsWay(): boolean {
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  return state === 'loading' && location.pathname === pathname
}
