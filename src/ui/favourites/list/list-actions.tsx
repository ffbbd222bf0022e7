import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../shared/button.tsx'
import { Select } from '../../shared/select.tsx'
import type { ListViewModel } from '../../data-table/list.view-model.ts'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'
import { useChangeAndReload } from '../../shared/use-change-and-reload.ts'
import type { FavouriteItem } from '#domain/favourites/favourites.ts'

type Props = {
  readonly model: FavouriteListViewModel
  readonly items: ListViewModel<FavouriteItem>
  readonly onGone: () => void
}

/** Actions for the selected items of all pages. */
export const SelectedActions = observer(function SelectedActions(props: Props) {
  const { model, items, onGone } = props
  const changeMarked = useChangeOfMarked(items, onGone)
  const remove = () => changeMarked((marked) => model.remove(marked))
  return (
    <>
      {model.canAddToCart && <AddItemsToCart {...props} />}
      <Transfer {...props} />
      <Button small icon="trash" busy={model.isBusy} onClick={() => void remove()}>
        <FormattedMessage id="noticelist.remove" values={{ count: items.selectedCount }} />
      </Button>
    </>
  )
})

/** Button that adds the selected items to the cart; without a selection, all items that match the filters. */
export const AddItemsToCart = observer(function AddItemsToCart({ model, items }: Omit<Props, 'onGone'>) {
  const { kind, count } = items.export.rows
  const add = () => model.toCart(() => items.export.items())
  return (
    <Button small variant="buy" icon="cart-add" busy={model.isAdding} onClick={() => void add()}>
      <FormattedMessage
        id={kind === 'selected' ? 'noticelist.toCart' : 'noticelist.allToCart'}
        values={{ count }}
      />
    </Button>
  )
})

const Transfer = observer(function Transfer({ model, items, onGone }: Props) {
  const intl = useIntl()
  const changeMarked = useChangeOfMarked(items, onGone)
  const [chosen, setChosen] = useState<string>()
  const target = model.otherLists.find(({ id }) => id === chosen) ?? model.otherLists[0]
  if (target === undefined) return null
  const transfer = (isMove: boolean) => changeMarked((marked) => model.transfer(marked, target.id, isMove))
  return (
    <>
      <Select
        label={intl.formatMessage({ id: 'noticelist.target' })}
        labelVariant="hidden"
        small
        value={target.id}
        options={model.otherLists.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={setChosen}
      />
      <Button small busy={model.isBusy} onClick={() => void transfer(true)}>
        <FormattedMessage id="noticelist.move" />
      </Button>
      <Button small busy={model.isBusy} onClick={() => void transfer(false)}>
        <FormattedMessage id="noticelist.copy" />
      </Button>
    </>
  )
})

/** Runs actions on the selected items, and clears the selection after success. */
function useChangeOfMarked(items: Props['items'], onGone: () => void) {
  const change = useChangeAndReload(onGone)
  return (act: (marked: readonly FavouriteItem[]) => Promise<boolean>) =>
    change(async () => {
      const isDone = await act(await items.selectedItems())
      if (isDone) items.selection.clear()
      return isDone
    })
}
