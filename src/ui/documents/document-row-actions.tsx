import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { RowMenu } from '../data-table/row-menu.tsx'
import { Cluster } from '../shared/stack.tsx'
import { DocumentButtons } from '../document-files/document-buttons.tsx'
import type { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'

type Props = {
  readonly files: DocumentFilesViewModel
  readonly item: DocumentHeader
  /** Further actions in the menu; if absent, the row shows all formats as buttons. */
  readonly more: ReactNode
}

/** The most used format as a button, and the others in a menu, which leaves space for the data of the row. */
export const DocumentRowActions = observer(function DocumentRowActions({ files, item, more }: Props) {
  const intl = useIntl()
  const { documentType, documentNo, formats } = item
  const document = { documentType, documentNo }
  const inMenu = more ? formats.slice(1) : []
  return (
    <Cluster as="span" inline noWrap gap={4} align="center">
      <DocumentButtons {...document} files={files} formats={more ? formats.slice(0, 1) : formats} />
      {more && (
        <RowMenu
          name={intl.formatMessage({ id: 'documents.more' }, { number: documentNo })}
          busy={inMenu.some((format) => files.progressOf({ ...document, format }) !== undefined)}
        >
          {inMenu.map((format) => (
            <Button
              key={format}
              small
              variant="quiet"
              icon="file"
              onClick={() => void files.fetch({ ...document, format })}
            >
              {intl.formatMessage({ id: 'documents.fetch' }, { format, number: documentNo })}
            </Button>
          ))}
          {more}
        </RowMenu>
      )}
    </Cluster>
  )
})
