import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button } from '../shared/button.tsx'
import { ProgressBar } from '../shared/progress-bar.tsx'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import type { CellValue } from './list-cells.ts'
import { ListDropDown } from './list-drop-down.tsx'
import type { ListColumn } from '#domain/data-table/list-shape.ts'
import type { ListViewModel } from './list.view-model.ts'
import { listSheet } from './list-sheet.ts'

type Props = { readonly model: ListViewModel<unknown> }
const FORMATS = ['csv', 'xlsx', 'pdf'] as const

type ExportProps = Props & { readonly children?: ReactNode }

/** Export of the list. The label of its button states which rows are exported: the selected ones, or all. */
export const ListExport = observer(function ListExport({ model, children }: ExportProps) {
  const intl = useIntl()
  const language = useLocale()
  const { kind, count } = model.export.rows
  const toSheet = (columns: readonly ListColumn[], rows: readonly (readonly CellValue[])[]) =>
    listSheet(intl, model.definition.name, columns, rows)
  return (
    <ListDropDown icon="download" title={<FormattedMessage id={`list.export.${kind}`} values={{ count }} />}>
      <Stack start>
        {FORMATS.map((format) => (
          <Button
            key={format}
            small
            variant="quiet"
            icon="file"
            busy={model.export.progress.kind === 'working'}
            onClick={() => void model.export.save(format, language, toSheet)}
          >
            <FormattedMessage id={`list.format.${format}`} />
          </Button>
        ))}
        <Text as="p" small muted>
          <FormattedMessage id="list.csvDialect" />
        </Text>
        {children}
      </Stack>
      <Progress model={model} />
    </ListDropDown>
  )
})

const Progress = observer(function Progress({ model }: Props) {
  const intl = useIntl()
  const { progress } = model.export
  switch (progress.kind) {
    case 'idle':
      return null
    case 'working':
      return (
        <ProgressBar
          label={intl.formatMessage({ id: 'list.exporting' })}
          value={progress.done}
          maximum={Math.max(progress.total, 1)}
        />
      )
    case 'queued':
      return <AlertBox modifier="info" headline={<FormattedMessage id="documents.queued" />} />
    case 'failed':
      return (
        <AlertBox
          modifier="negative"
          headline={<FormattedMessage id="list.exportFailed" />}
          text={<FormattedMessage id="list.failed.text" />}
        />
      )
    case 'too-many':
      return (
        <AlertBox
          modifier="warning"
          headline={<FormattedMessage id="list.exportTooMany" values={{ count: progress.most }} />}
        />
      )
  }
})
