import { useState, type ComponentType } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../shared/button.tsx'
import type { LabelSheetProps } from './label-sheet.tsx'
import type { NoticeListViewModel } from './notice-list.view-model.ts'

/** The sheet of labels arrives when somebody wants it. */
export function LabelsButton({ model }: { readonly model: NoticeListViewModel }) {
  const [Sheet, setSheet] = useState<ComponentType<LabelSheetProps>>()
  const open = async () => {
    const { LabelSheet } = await import('./label-sheet.tsx')
    setSheet(() => LabelSheet)
  }
  return (
    <>
      <Button small look="quiet" icon="print" aria-haspopup="dialog" onClick={() => void open()}>
        <FormattedMessage id="noticelist.labels" />
      </Button>
      {Sheet && <Sheet items={model.chosen} onClose={() => setSheet(undefined)} />}
    </>
  )
}
