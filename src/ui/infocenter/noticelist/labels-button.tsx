import { useState, type ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../shared/button.tsx'
import type { ListViewModel } from '../list/list.view-model.ts'
import type { LabelSheetProps } from './label-sheet.tsx'
import type { NoticeItem } from './notice-items.view-model.ts'

type Opened = Pick<LabelSheetProps, 'items'> & { readonly Sheet: ComponentType<LabelSheetProps> }

/** The sheet of labels arrives when somebody wants it. */
export function LabelsButton({ items }: { readonly items: ListViewModel<NoticeItem> }) {
  const [opened, setOpened] = useState<Opened>()
  const open = async () => {
    const [{ LabelSheet }, chosen] = await Promise.all([import('./label-sheet.tsx'), items.exportedItems()])
    setOpened({ Sheet: LabelSheet, items: chosen })
  }
  return (
    <>
      <Button small look="quiet" icon="print" aria-haspopup="dialog" onClick={() => void open()}>
        <FormattedMessage id="noticelist.labels" />
      </Button>
      {opened && <opened.Sheet items={opened.items} onClose={() => setOpened(undefined)} />}
    </>
  )
}
