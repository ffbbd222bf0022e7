import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Checkbox } from '../../shared/checkbox.tsx'
import { Select } from '../../shared/select.tsx'
import styles from './notice-list.module.css'
import type { NoticeListViewModel } from './notice-list.view-model.ts'
import { useChange } from './use-change.ts'

type Props = { readonly model: NoticeListViewModel; readonly onGone: () => void }

/** What is done with the items that are chosen, or with all of the page. */
export const ListActions = observer(function ListActions({ model, onGone }: Props) {
  const change = useChange()
  const count = model.chosen.length
  const remove = async () => {
    if (await change(() => model.remove())) onGone()
  }
  return (
    <div className={styles.actions}>
      <Checkbox
        label={<FormattedMessage id="noticelist.selectAll" />}
        checked={model.isAllSelected}
        indeterminate={model.selected.size > 0 && !model.isAllSelected}
        onChange={(isSelected) => model.selectAll(isSelected)}
      />
      <p role="status" className={styles.count}>
        {model.selected.size > 0 ? (
          <FormattedMessage id="noticelist.selected" values={{ count: model.selected.size }} />
        ) : (
          <FormattedMessage id="noticelist.items" values={{ count: model.total }} />
        )}
      </p>
      <ButtonRow>
        {model.mayFillBasket && (
          <Button look="primary" icon="cart-add" busy={model.isBusy} onClick={() => void model.toCart()}>
            <FormattedMessage
              id={model.selected.size > 0 ? 'noticelist.toCart' : 'noticelist.allToCart'}
              values={{ count }}
            />
          </Button>
        )}
        {model.selected.size > 0 && (
          <>
            <Transfer model={model} onGone={onGone} />
            <Button icon="trash" busy={model.isBusy} onClick={() => void remove()}>
              <FormattedMessage id="noticelist.remove" values={{ count }} />
            </Button>
          </>
        )}
      </ButtonRow>
    </div>
  )
})

const Transfer = observer(function Transfer({ model, onGone }: Props) {
  const intl = useIntl()
  const change = useChange()
  const [chosen, setChosen] = useState<string>()
  const target = model.otherLists.find(({ id }) => id === chosen) ?? model.otherLists[0]
  if (target === undefined) return null
  const transfer = async (isMove: boolean) => {
    if ((await change(() => model.transfer(target.id, isMove))) && isMove) onGone()
  }
  return (
    <>
      <Select
        label={intl.formatMessage({ id: 'noticelist.target' })}
        labelLook="hidden"
        value={target.id}
        options={model.otherLists.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={setChosen}
      />
      <Button busy={model.isBusy} onClick={() => void transfer(true)}>
        <FormattedMessage id="noticelist.move" />
      </Button>
      <Button busy={model.isBusy} onClick={() => void transfer(false)}>
        <FormattedMessage id="noticelist.copy" />
      </Button>
    </>
  )
})
