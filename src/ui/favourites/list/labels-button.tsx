import { useState, type ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import { useImport } from '../../delivery/use-import.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import type { ListViewModel } from '../../data-table/list.view-model.ts'
import type { LabelSheetProps } from './label-sheet.tsx'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'
import type { FavouriteItem } from '#domain/favourites/favourites.ts'

type Props = { readonly model: FavouriteListViewModel; readonly list: ListViewModel<FavouriteItem> }
type Opened = Pick<LabelSheetProps, 'items'> & { readonly Sheet: ComponentType<LabelSheetProps> }

/** Opens the label sheet, whose code is imported on demand. */
export function LabelsButton({ model, list: items }: Props) {
  const { to } = usePaths()
  const importCode = useImport()
  const [opened, setOpened] = useState<Opened>()
  const addressOf = ({ slug }: FavouriteItem) => `${location.origin}${to('product', { slug })}`
  const open = async () => {
    const arrived = await importCode(() =>
      Promise.all([
        import('./label-sheet.tsx'),
        items.export.items().then((selectedItems) => model.labelsOf(selectedItems, addressOf)),
      ]),
    )
    if (!arrived) return
    const [{ LabelSheet }, labels] = arrived
    setOpened({ Sheet: LabelSheet, items: labels })
  }
  return (
    <>
      <Button small variant="quiet" icon="print" aria-haspopup="dialog" onClick={() => void open()}>
        <FormattedMessage id="noticelist.labels" />
      </Button>
      {opened && <opened.Sheet items={opened.items} onClose={() => setOpened(undefined)} />}
    </>
  )
}
