import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { TextButton } from '../../shared/button.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { PageHead } from '../../shared/page-frame.tsx'
import { ItemTable } from './item-table.tsx'
import { ListActions } from './list-actions.tsx'
import { writeAddress } from './list-address.view-model.ts'
import { ListFilters } from './list-filters.tsx'
import { ListPages } from './list-pages.tsx'
import { ListSettings } from './list-settings.tsx'
import { ListTabs } from './list-tabs.tsx'
import styles from './notice-list.module.css'
import type { NoticeListViewModel } from './notice-list.view-model.ts'
import { useChange } from './use-change.ts'

type Props = { readonly model: NoticeListViewModel }

export const NoticeList = observer(function NoticeList({ model }: Props) {
  const { list } = model
  return (
    <>
      <PageHead
        title={<FormattedMessage id="noticelist.title" />}
        intro={<FormattedMessage id="noticelist.intro" />}
      />
      <ListTabs model={model} />
      {list === undefined ? (
        <EmptyState
          icon="bookmark"
          title={<FormattedMessage id="noticelist.none.title" />}
          text={<FormattedMessage id="noticelist.none.text" />}
        />
      ) : (
        <div key={list.id}>
          <ListSettings model={model} list={list} />
          <Removed model={model} />
          {list.count === 0 ? <EmptyList /> : <Items model={model} />}
        </div>
      )}
    </>
  )
})

function EmptyList() {
  const { to } = usePaths()
  return (
    <EmptyState
      icon="box"
      title={<FormattedMessage id="noticelist.empty.title" />}
      text={<FormattedMessage id="noticelist.empty.text" />}
      actions={
        <LinkButton to={to('categories')}>
          <FormattedMessage id="catalogue.groups" />
        </LinkButton>
      }
    />
  )
}

const Items = observer(function Items({ model }: Props) {
  const { to } = usePaths()
  const place = useRef<HTMLDivElement>(null)
  /** The row that was acted on may be gone: the focus stays with the list. */
  const focusList = () => place.current?.focus()
  return (
    <>
      <ListFilters model={model} />
      <div ref={place} tabIndex={-1} className={styles.items} aria-busy={model.isBusy}>
        {model.items.length === 0 ? (
          <EmptyState
            icon="filter"
            role="status"
            title={<FormattedMessage id="noticelist.noHit" />}
            actions={
              <LinkButton to={to('noticelist') + writeAddress(withoutFilter(model))}>
                <FormattedMessage id="noticelist.showAll" />
              </LinkButton>
            }
          />
        ) : (
          <>
            <ListActions model={model} onGone={focusList} />
            <ItemTable model={model} onGone={focusList} />
            <ListPages model={model} />
          </>
        )}
      </div>
    </>
  )
})

const withoutFilter = ({ address }: NoticeListViewModel) => ({
  ...address,
  term: '',
  onlyAvailable: false,
  onlyChanged: false,
  page: 1,
})

const Removed = observer(function Removed({ model }: Props) {
  const change = useChange()
  return (
    <p role="status" className={styles.removed}>
      {model.removed && (
        <>
          <FormattedMessage id="noticelist.removed" values={{ count: model.removed.wishes.length }} />{' '}
          <TextButton onClick={() => void change(() => model.undo())}>
            <FormattedMessage id="noticelist.undo" />
          </TextButton>
        </>
      )}
    </p>
  )
})
