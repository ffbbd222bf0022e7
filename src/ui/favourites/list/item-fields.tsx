import { observer } from 'mobx-react-lite'
import { useId, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldError } from '../../shared/field.tsx'
import { Input } from '../../shared/text-input.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './favourite-list.module.css'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'
import { useChangeAndReload } from '../../shared/use-change-and-reload.ts'
import type { FavouriteItem } from '#domain/favourites/favourites.ts'

type Props = { readonly model: FavouriteListViewModel; readonly item: FavouriteItem }

function useSettle({ model, item }: Props): () => void {
  const change = useChangeAndReload()
  return () => void change(() => model.drafts.settle(item))
}

const onEnter = (leave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') leave()
}

export const NoteField = observer(function NoteField({ model, item }: Props) {
  const intl = useIntl()
  const onLeave = useSettle({ model, item })
  const label = intl.formatMessage({ id: 'noticelist.noteOf' }, { number: item.articleNo })
  return (
    <Input
      small
      className={styles.note}
      maxLength={model.drafts.noteLength}
      aria-label={label}
      placeholder={intl.formatMessage({ id: 'list.column.note' })}
      value={model.drafts.of(item).note}
      onChange={(event) => model.drafts.type(item, { note: event.target.value })}
      onBlur={onLeave}
      onKeyDown={onEnter(onLeave)}
    />
  )
})

/** Fields for the minimum and maximum stock of an item. */
export const StockFields = observer(function StockFields({ model, item }: Props) {
  const intl = useIntl()
  const onLeave = useSettle({ model, item })
  const errorId = useId()
  const error = model.drafts.stockError(item)
  const draft = model.drafts.of(item)
  return (
    <div className={styles.stockFields}>
      {(['min', 'max'] as const).map((which) => (
        <Input
          key={which}
          small
          numeric
          inputMode="numeric"
          autoComplete="off"
          className={styles.stock}
          aria-label={intl.formatMessage({ id: `noticelist.${which}Of` }, { number: item.articleNo })}
          placeholder={intl.formatMessage({ id: `noticelist.${which}` })}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? errorId : undefined}
          value={draft[which]}
          onChange={(event) => model.drafts.type(item, { [which]: event.target.value })}
          onBlur={onLeave}
          onKeyDown={onEnter(onLeave)}
        />
      ))}
      <div role="status" className={utilities.wholeRow}>
        {error && (
          <FieldError id={errorId}>
            <FormattedMessage id={`noticelist.error.${error}`} values={{ most: model.drafts.stockMax }} />
          </FieldError>
        )}
      </div>
    </div>
  )
})
