import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DocumentHeader } from '#domain/documents/document.ts'
import type { ListViewModel } from '../data-table/list.view-model.ts'
import { useLocale } from '../routing/use-paths.ts'
import { Button } from '../shared/button.tsx'
import type { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import { lineSheet } from './line-sheet.ts'

type Props = { readonly model: ListViewModel<DocumentHeader>; readonly files: DocumentFilesViewModel }

/** Exports the lines of the documents as one table; those of packing lists are ordered by package. */
export const LineExport = observer(function LineExport({ model, files }: Props) {
  const intl = useIntl()
  const language = useLocale()
  const { name } = model.definition
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      small
      variant="quiet"
      icon="list"
      busy={files.gatheringLines.isRunning}
      onClick={() =>
        void files.saveLines(
          () => model.export.items(),
          { format, language },
          (documents) => lineSheet(intl, name, documents),
        )
      }
    >
      <FormattedMessage id={`documents.lines.${format}`} />
    </Button>
  ))
})
