import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScanButton } from '../scanning/scan-button.tsx'
import { useLocale } from '../routing/use-paths.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { PhoneOnly } from '../shared/screen-width.tsx'
import { classNames } from '../shared/class-names.ts'
import { Checkbox } from '../shared/checkbox.tsx'
import { KeyCap } from '../shared/key-cap.tsx'
import { Cluster } from '../shared/stack.tsx'
import { closeDropDown, ListDropDown } from '../data-table/list-drop-down.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import hidden from '../shared/visually-hidden.module.css'
import type { OrderGridHandle } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import { GridMessageBox } from './grid-messages.tsx'
import { listFileOf } from './list-file.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { pasteFromClipboard } from './paste-from-clipboard.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useGridSheet } from './use-grid-sheet.ts'
import styles from './grid-tools.module.css'
import type { SheetFormat } from '#domain/data-table/sheet.ts'

type Props = { readonly model: OrderGridViewModel }

const SAMPLES: readonly SheetFormat[] = ['csv', 'xlsx']

/** Buttons to import a list and to undo. */
export const GridTools = observer(function GridTools({ model }: Props) {
  const intl = useIntl()
  const picker = useRef<HTMLInputElement>(null)
  const { sample } = useGridSheet(model)
  const language = useLocale()
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
      <PhoneOnly>
        <Button icon="copy" onClick={() => void pasteFromClipboard(model)}>
          <FormattedMessage id="lines.paste.button" />
        </Button>
      </PhoneOnly>
      <ScanButton onCode={(code) => void model.scans.take(code)}>
        <GridMessageBox model={model} />
      </ScanButton>
      <span className={utilities.notOnPhone}>
        <ListDropDown icon="file" isQuiet title={<FormattedMessage id="lines.sampleName" />}>
          {SAMPLES.map((format) => (
            <Button
              key={format}
              variant="quiet"
              icon="download"
              onClick={({ currentTarget }) => {
                closeDropDown(currentTarget)
                void model.save(sample(), format, language)
              }}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </ListDropDown>
      </span>
      <Button
        variant="quiet"
        icon="undo"
        disabled={!model.rows.mayUndo}
        aria-label={intl.formatMessage({ id: 'action.undo' })}
        onClick={() => model.undo()}
      >
        <span className={utilities.notOnPhone}>
          <FormattedMessage id="action.undo" />
        </span>
      </Button>
    </ButtonRow>
  )
})

type TableProps = Props & { readonly table: RefObject<OrderGridHandle | null> }

/** Toolbar above the table: filters the rows, and jumps to those with a problem. */
export const GridFilter = observer(function GridFilter({ model, table }: TableProps) {
  // reserves the height, so that a pasted list does not move the table
  if (model.rows.isEmpty) return <div className={classNames(styles.filter, utilities.notOnPhone)} />
  return (
    <Cluster gap={16} rowGap={8} align="center" className={styles.filter}>
      <Checkbox
        label={<FormattedMessage id="lines.onlyProblems" />}
        count={model.rows.problems.length}
        checked={model.rows.onlyProblems}
        onChange={(only) => model.rows.showOnlyProblems(only)}
      />
      <ProblemSummary model={model} table={table} />
    </Cluster>
  )
})

type ActionProps = TableProps & {
  /** Further buttons, which on a phone do not fit into the bar below. */
  readonly actions: ReactNode
}

/** Buttons below the table for all of its rows. */
export const GridActions = observer(function GridActions({ model, table, actions }: ActionProps) {
  const language = useLocale()
  const { rejected } = useGridSheet(model)
  const clear = () => {
    // focuses the first field, because the pressed button is removed with the rows
    flushSync(() => model.clear())
    const [first] = model.rows.shown
    if (first) table.current?.goTo(first, 'number')
  }
  if (model.rows.isEmpty) return null
  return (
    <Cluster gap={8} justify="end" className={classNames(utilities.before8, utilities.after8)}>
      <span className={styles.phoneActions}>{actions}</span>
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
    </Cluster>
  )
})

/** Hint how to paste or drop a list. It has the same height as the interpretation of a list, which replaces it. */
export const PasteHint = observer(function PasteHint({ model }: Props) {
  const isOver = useFileDrop(model)
  if (model.lists.shown.length > 0 && !isOver) return null
  return (
    <details className={classNames(styles.paste, isOver && styles.over)}>
      <summary>
        <FormattedMessage id="lines.paste.title" />
      </summary>
      <p className={utilities.before8}>
        <FormattedMessage id="lines.paste.text" />
      </p>
      <Text as="div" small muted className={styles.keys}>
        <Cluster as="p" gap={16} rowGap={4} className={utilities.before8}>
          <span>
            <KeyCap of="enter" /> <FormattedMessage id="lines.keys.next" />
          </span>
          {model.transfer.mayFillCart && (
            <span>
              <KeyCap of="control" /> <KeyCap of="enter" /> <FormattedMessage id="lines.keys.cart" />
            </span>
          )}
          <span>
            <KeyCap of="→" /> <FormattedMessage id="lines.keys.beside" />
          </span>
          <span>
            <KeyCap of="shift" /> <KeyCap of="delete" /> <FormattedMessage id="lines.keys.delete" />
          </span>
          <span>
            <KeyCap of="control" /> <KeyCap of="Z" /> <FormattedMessage id="lines.keys.undo" />
          </span>
        </Cluster>
      </Text>
    </details>
  )
})
