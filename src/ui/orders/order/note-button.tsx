import { useIntl } from 'react-intl'
import { Button } from '../../shared/button.tsx'
import type { NotePartsViewModel } from './note-parts.view-model.ts'

type Props = { readonly model: NotePartsViewModel; readonly orderNo: string }

/** All parts of an order into a parts list: first asks into which. */
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
