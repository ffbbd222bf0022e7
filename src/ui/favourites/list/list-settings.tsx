import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { classNames } from '../../shared/class-names.ts'
import { ConfirmButton } from '../../shared/confirm-button.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import type { ListViewModel } from '../../data-table/list.view-model.ts'
import utilities from '../../shared/utilities.module.css'
import { LabelsButton } from './labels-button.tsx'
import { ListShare } from './list-share.tsx'
import styles from './favourite-list.module.css'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'
import { Text } from '../../shared/text.tsx'
import { useChangeAndReload } from '../../shared/use-change-and-reload.ts'
import type { FavouriteList } from '#domain/favourites/favourites.ts'
import type { FavouriteItem } from '#domain/favourites/favourites.ts'

type Props = { readonly model: FavouriteListViewModel; readonly list: FavouriteList }
type SettingsProps = Props & { readonly items: ListViewModel<FavouriteItem> }

/** Settings and actions of the whole list. */
export const ListSettings = observer(function ListSettings({ model, items, list }: SettingsProps) {
  const intl = useIntl()
  const { pane } = model
  return (
    <section aria-label={list.name} className={classNames(styles.settings, utilities.oneColumnOnPhone)}>
      <div>
        <h2 className={styles.listName}>{list.name}</h2>
        {model.lastVisit !== undefined && (
          <Text as="p" muted>
            <FormattedMessage
              id="noticelist.lastVisit"
              values={{
                date: intl.formatDate(model.lastVisit, { dateStyle: 'medium', timeZone: 'UTC' }),
                count: list.changed,
              }}
            />
          </Text>
        )}
      </div>
      <ButtonRow>
        <Button
          small
          variant="quiet"
          icon="users"
          aria-expanded={pane === 'share'}
          onClick={() => model.togglePane('share')}
        >
          <FormattedMessage id={list.shareId === undefined ? 'noticelist.share' : 'noticelist.shared'} />
        </Button>
        {list.count > 0 && <LabelsButton model={model} list={items} />}
        <Button
          small
          variant="quiet"
          icon="edit"
          aria-expanded={pane === 'name'}
          onClick={() => model.togglePane('name')}
        >
          <FormattedMessage id="noticelist.rename" />
        </Button>
        <Delete model={model} list={list} />
      </ButtonRow>
      {pane === 'share' && <ListShare model={model} list={list} />}
      {pane === 'name' && <Rename model={model} />}
    </section>
  )
})

const Rename = observer(function Rename({ model }: Pick<Props, 'model'>) {
  const change = useChangeAndReload()
  const rename = (event: FormEvent) => {
    event.preventDefault()
    void change(() => model.rename())
  }
  return (
    <form onSubmit={rename} className={styles.pane}>
      <TextInput
        label={<FormattedMessage id="noticelist.name" />}
        maxLength={model.nameLength}
        value={model.newName}
        onChange={(text) => model.typeName(text)}

        beside={
          <Button type="submit">
            <FormattedMessage id="action.save" />
          </Button>
        }
      />
    </form>
  )
})

/** Deletes the list after a confirmation, because users maintain lists for years. */
const Delete = observer(function Delete({ model, list }: Props) {
  const { to } = usePaths()
  const navigate = useNavigate()
  const remove = async () => {
    if (await model.deleteList()) await navigate(to('noticelist'))
  }
  return (
    <ConfirmButton
      small
      variant="quiet"
      icon="trash"
      busy={model.isBusy}
      question={
        <FormattedMessage id="noticelist.deleteSure" values={{ list: list.name, count: list.count }} />
      }
      confirm={<FormattedMessage id="noticelist.deleteList" />}
      keep={<FormattedMessage id="confirm.keep" />}
      onConfirm={() => void remove()}
    >
      <FormattedMessage id="noticelist.deleteList" />
    </ConfirmButton>
  )
})
