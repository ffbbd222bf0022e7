import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { Text } from '../../shared/text.tsx'
import { useChangeAndReload } from '../../shared/use-change-and-reload.ts'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'
import type { FavouriteItem } from '#domain/favourites/favourites.ts'

type Props = { readonly model: FavouriteListViewModel; readonly item: FavouriteItem }

/**
 * Values that another session has changed while the user was typing; the fields keep the typed ones until the
 * user decides.
 */
export const ItemConflict = observer(function ItemConflict({ model, item }: Props) {
  const intl = useIntl()
  const change = useChangeAndReload()
  const conflict = model.drafts.conflict(item)
  const decide = (isOwn: boolean) => void change(() => model.drafts.decide(item, isOwn))
  return (
    <div role="status">
      {conflict && (
        <>
          <Text as="p" small>
            <FormattedMessage
              id="noticelist.conflict"
              values={{ what: intl.formatList(fieldTexts(conflict, intl.formatMessage), { type: 'unit' }) }}
            />
          </Text>
          <ButtonRow>
            <Button small onClick={() => decide(false)}>
              <FormattedMessage id="noticelist.keepTheirs" />
            </Button>
            <Button small onClick={() => decide(true)}>
              <FormattedMessage id="noticelist.takeOwn" />
            </Button>
          </ButtonRow>
        </>
      )}
    </div>
  )
})

type Fields = NonNullable<ReturnType<FavouriteListViewModel['drafts']['conflict']>>

function fieldTexts(
  { quantity, note, stock }: Fields,
  text: ReturnType<typeof useIntl>['formatMessage'],
): readonly string[] {
  return [
    ...(quantity === undefined ? [] : [text({ id: 'noticelist.conflict.quantity' }, { quantity })]),
    ...(stock === undefined
      ? []
      : [text({ id: 'noticelist.labelStock' }, { min: stock.min ?? '–', max: stock.max ?? '–' })]),
    ...(note === undefined ? [] : [text({ id: 'noticelist.conflict.note' }, { note })]),
  ]
}
