import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { TextButton } from '../../shared/button.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { PageHead } from '../../shared/page-frame.tsx'
import { ListPage } from '../../data-table/list-page.tsx'
import type { ListViewModel } from '../../data-table/list.view-model.ts'
import utilities from '../../shared/utilities.module.css'
import { SelectedActions, AddItemsToCart } from './list-actions.tsx'
import { ListSettings } from './list-settings.tsx'
import { ListTabs } from './list-tabs.tsx'
import { FavouriteCell, FAVOURITE_CELL_IDS } from './favourite-cells.tsx'
import styles from './favourite-list.module.css'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'
import { useChangeAndReload } from '../../shared/use-change-and-reload.ts'
import type { FavouriteItem } from '#domain/favourites/favourites.ts'

type Props = { readonly model: FavouriteListViewModel; readonly items: ListViewModel<FavouriteItem> }

export const FavouriteListPage = observer(function FavouriteListPage({ model, items }: Props) {
  const { to } = usePaths()
  const elementRef = useRef<HTMLDivElement>(null)
  /** Moves the focus to the list, because the row with the pressed button may be removed. */
  const focusList = () => elementRef.current?.focus()
  const { list } = model
  if (list === undefined && items.opened.kind === 'listed') return <NoList model={model} />
  return (
    <div ref={elementRef} tabIndex={-1} className={utilities.quietFocus} aria-busy={model.isBusy}>
      <ListPage
        model={items}
        intro={<FormattedMessage id="noticelist.intro" />}
        actions={
          model.canAddToCart &&
          items.selectedCount === 0 &&
          items.total > 0 && <AddItemsToCart model={model} items={items} />
        }
        before={
          <>
            <ListTabs model={model} />
            {list && <ListSettings key={list.id} model={model} items={items} list={list} />}
            <Removed model={model} />
          </>
        }
        renderCell={(column, item) =>
          FAVOURITE_CELL_IDS.has(column) && (
            // the id of the list is the key, because the same part in another list is another item
            <FavouriteCell key={list?.id} column={column} model={model} item={item} onGone={focusList} />
          )
        }
        selectionActions={<SelectedActions model={model} items={items} onGone={focusList} />}
        emptyActions={
          <LinkButton to={to('categories')}>
            <FormattedMessage id="catalogue.groups" />
          </LinkButton>
        }
      />
    </div>
  )
})

function NoList({ model }: Pick<Props, 'model'>) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="list.title.noticelist" />}
        intro={<FormattedMessage id="noticelist.intro" />}
      />
      <ListTabs model={model} />
      <EmptyState
        icon="bookmark"
        title={<FormattedMessage id="noticelist.none.title" />}
        text={<FormattedMessage id="noticelist.none.text" />}
      />
    </>
  )
}

const Removed = observer(function Removed({ model }: Pick<Props, 'model'>) {
  const change = useChangeAndReload()
  return (
    <p role="status" className={styles.removed}>
      {model.removed && (
        <>
          <FormattedMessage id="noticelist.removed" values={{ count: model.removed.inputs.length }} />{' '}
          <TextButton onClick={() => void change(() => model.undo())}>
            <FormattedMessage id="action.undo" />
          </TextButton>
        </>
      )}
    </p>
  )
})
