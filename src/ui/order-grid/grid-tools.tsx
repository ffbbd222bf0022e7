import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScanButton } from '../scanning/scan-button.tsx'
import { useLocale } from '../routing/use-paths.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { OnlyPhone } from '../shared/screen-width.tsx'
import { classNames } from '../shared/class-names.ts'
import { Checkbox } from '../shared/checkbox.tsx'
import { Icon } from '../shared/icon.tsx'
import { Cluster } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import hidden from '../shared/visually-hidden.module.css'
import type { OrderGridHandle } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import { GridNotice } from './grid-messages.tsx'
import { listFileOf } from './list-file.ts'
import { pasteFromClipboard } from './paste-from-clipboard.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useGridRows } from './use-grid-rows.ts'
import styles from './grid-tools.module.css'
import type { SheetFormat } from '#domain/data-table/sheet.ts'

type Props = { readonly model: OrderGridViewModel }

/** Buttons to import a list and to undo. */
export const GridTools = observer(function TableTools({ model }: Props) {
  const intl = useIntl()
  const picker = useRef<HTMLInputElement>(null)
  const { sample } = useGridRows(model)
  const language = useLocale()
  const saveSample = (format: SheetFormat) => void model.save(sample(), format, language)
  return (
    <ButtonRow>
      <input
        ref={picker}
        className={hidden.hidden}
        type="file"
        multiple
        accept=".csv,.txt,.tsv,.xls,.xlsx,.ods,.docx,.xml,.json,.html,.edi,.pdf,.eml"
        tabIndex={-1}
        aria-label={intl.formatMessage({ id: 'lines.upload' })}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? [], listFileOf)
          event.target.value = ''
          void model.intake.readFiles(files)
        }}
      />
      <Button icon="upload" busy={model.intake.reading.isRunning} onClick={() => picker.current?.click()}>
        <FormattedMessage id="lines.upload" />
      </Button>
      <Button variant="quiet" icon="file" onClick={() => saveSample('csv')}>
        <FormattedMessage id="lines.sample" values={{ format: 'CSV' }} />
      </Button>
      <Button variant="quiet" icon="file" onClick={() => saveSample('xlsx')}>
        <FormattedMessage id="lines.sample" values={{ format: 'XLSX' }} />
      </Button>
      <ScanButton onCode={(code) => void model.scans.take(code)}>
        <GridNotice model={model} />
      </ScanButton>
      <Button variant="quiet" icon="undo" disabled={!model.rows.mayUndo} onClick={() => model.undo()}>
        <FormattedMessage id="action.undo" />
      </Button>
    </ButtonRow>
  )
})

type FilterProps = Props & {
  readonly table: RefObject<OrderGridHandle | null>
  /** Those of the bar below, which has no room for them on a phone. */
  readonly actions?: ReactNode
}

/** Above the table: what of it is shown, and what of it can be taken along. */
export const GridFilter = observer(function TableFilter({ model, table, actions }: FilterProps) {
  const language = useLocale()
  const { rejected } = useGridRows(model)
  const clear = () => {
    // the button goes with the rows
    flushSync(() => model.clear())
    const [first] = model.rows.shown
    if (first) table.current?.goTo(first, 'number')
  }
  if (model.rows.isEmpty) return null
  return (
    <Cluster gap={16} rowGap={8} align="center" justify="between" className={utilities.after8}>
      <Checkbox
        label={<FormattedMessage id="lines.onlyProblems" />}
        count={model.rows.problems.length}
        checked={model.rows.onlyProblems}
        onChange={(only) => model.rows.showOnlyProblems(only)}
      />
      <ButtonRow>
        {actions !== undefined && <span className={styles.phoneActions}>{actions}</span>}
        {model.rows.problems.length > 0 && (
          <Button
            variant="quiet"
            small
            icon="download"
            onClick={() => void model.save(rejected(), 'csv', language)}
          >
            <FormattedMessage id="lines.saveRejected" />
          </Button>
        )}
        <Button variant="quiet" small icon="trash" onClick={clear}>
          <FormattedMessage id="lines.clear" />
        </Button>
      </ButtonRow>
    </Cluster>
  )
})

export const PasteHint = observer(function PasteHint({ model }: Props) {
  const isOver = useFileDrop(model)
  return (
    <div className={classNames(styles.paste, isOver && styles.over)}>
      <p>
        <Icon name="copy" />
        <span>
          <strong>
            <FormattedMessage id="lines.paste.title" />
          </strong>{' '}
          <FormattedMessage id="lines.paste.text" />
        </span>
      </p>
      <OnlyPhone>
        <Button icon="copy" onClick={() => void pasteFromClipboard(model)}>
          <FormattedMessage id="lines.paste.button" />
        </Button>
      </OnlyPhone>
      <Cluster as="p" gap={16} rowGap={4} className={styles.keys}>
        <span>
          <kbd>Enter</kbd> <FormattedMessage id="lines.keys.next" />
        </span>
        {model.transfer.mayFillCart && (
          <span>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> <FormattedMessage id="lines.keys.cart" />
          </span>
        )}
        <span>
          <kbd>→</kbd> <FormattedMessage id="lines.keys.beside" />
        </span>
        <span>
          <kbd>Shift</kbd> <kbd>Del</kbd> <FormattedMessage id="lines.keys.delete" />
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>Z</kbd> <FormattedMessage id="lines.keys.undo" />
        </span>
      </Cluster>
    </div>
  )
})
