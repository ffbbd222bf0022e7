import { useIntl } from 'react-intl'
import { Button } from '../../shared/button.tsx'
import type { NotePartsViewModel } from './note-parts.view-model.ts'

type Props = { readonly model: NotePartsViewModel; readonly orderNo: string }

/** Adds all parts of an order to a parts list, after the choice of the list. */
export function NoteButton({ model, orderNo }: Props) {
  const name = useIntl().formatMessage({ id: 'order.noteOf' }, { number: orderNo })
  return (
    <Button
      small
      variant="quiet"
      icon="bookmark"
      iconOnly
      aria-label={name}
      aria-haspopup="dialog"
      title={name}
      onClick={() => model.begin([{ orderNo }])}
    />
  )
}
