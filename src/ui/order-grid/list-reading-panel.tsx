import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ColumnUse, ColumnOverrides, SeparatorMeaning } from '#domain/list-reader/column-overrides.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { classNames } from '../shared/class-names.ts'
import { Segmented } from '../shared/segmented.tsx'
import { Select } from '../shared/select.tsx'
import { Stack } from '../shared/stack.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { Text } from '../shared/text.tsx'
import type { OrderGridHandle } from './order-grid-props.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import type { ImportedLineGroup, ImportedLine, ImportedListView } from './imported-list.view-model.ts'
import { RowStateWord } from './row-state.tsx'
import styles from './list-reading-panel.module.css'

type Props = {
  readonly list: ImportedListView
  readonly model: OrderGridViewModel
  readonly table: RefObject<OrderGridHandle | null>
}

const USES: readonly ColumnUse[] = ['number', 'quantity', 'other-number', 'remark', 'ignored']
const CELL_CLASS: Readonly<Record<ColumnUse, string | undefined>> = {
  number: styles.number,
  quantity: styles.quantity,
  'other-number': styles.other,
  remark: styles.remark,
  ignored: styles.ignored,
  open: undefined,
}

/**
 * Interpretation of an imported list: the meaning of its columns and the result of each line, beside the original text.
 */
export const ListReadingPanel = observer(function ListReadingPanel({ list, model, table }: Props) {
  const intl = useIntl()
  const override = (overrides: ColumnOverrides | undefined) => {
    if (overrides) void model.lists.override(list, overrides)
  }
  return (
    <Stack gap={12} className={styles.inside}>
      <Doubt list={list} onOverride={override} />
      {list.groups.map((group) => (
        <Group key={group.index ?? 'text'} group={group} list={list} table={table} onOverride={override} />
      ))}
      <details>
        <summary>
          <FormattedMessage id="lines.reading.original" />
        </summary>
        <pre
          className={styles.original}
          role="region"
          // focusable, because a scroll container without controls must be reachable by keyboard
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={intl.formatMessage({ id: 'lines.reading.original' })}
        >
          {list.original}
        </pre>
      </details>
      <ButtonRow>
        <Button small icon="undo" disabled={!model.rows.mayUndo} onClick={() => model.undo()}>
          <FormattedMessage id="action.undo" />
        </Button>
        <Button small variant="quiet" icon="close" onClick={() => model.lists.close(list)}>
          <FormattedMessage id="action.close" />
        </Button>
      </ButtonRow>
    </Stack>
  )
})

type AdviceProps = {
  readonly list: ImportedListView
  readonly onOverride: (overrides: ColumnOverrides | undefined) => void
}

/** Question for all ambiguous quantities of the list at once, such as "1.000". */
const Doubt = observer(function Doubt({ list, onOverride }: AdviceProps) {
  const intl = useIntl()
  const { overrides, reading } = list.shown
  const { doubtful } = reading
  if (!doubtful) return null
  const { typed, thousands, decimals } = doubtful
  const label = (value: number) => `${typed} = ${intl.formatNumber(value)}`
  return (
    <Stack gap={8} start>
      <Text strong>
        <FormattedMessage id="lines.reading.doubt" values={{ typed }} />
      </Text>
      <Segmented<SeparatorMeaning | 'open'>
        legend={<FormattedMessage id="lines.reading.doubt" values={{ typed }} />}
        small
        value={overrides.mark ?? 'open'}
        segments={[
          { value: 'thousands', label: label(thousands) },
          { value: 'decimals', label: label(decimals) },
          { value: 'open', label: <FormattedMessage id="lines.reading.each" /> },
        ]}
        onChange={(value) => onOverride({ ...overrides, mark: value === 'open' ? undefined : value })}
      />
    </Stack>
  )
})

type GroupProps = AdviceProps & {
  readonly group: ImportedLineGroup
  readonly table: RefObject<OrderGridHandle | null>
}

const Group = observer(function Group({ group, list, table, onOverride }: GroupProps) {
  const intl = useIntl()
  const { index, heads: headers, lines } = group
  const uses = group.table?.uses ?? []
  const displayedLines = lines.slice(0, list.most)
  const caption = intl.formatMessage(
    { id: index === undefined ? 'lines.reading.text' : 'lines.reading.table' },
    { place: (index ?? 0) + 1 },
  )
  return (
    <Stack gap={8} start>
      {/* focusable, because a scroll container must be reachable by keyboard */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption>
            <Text small muted>
              {caption}
            </Text>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="lines.reading.line" />
              </th>
              <th scope="col">
                <FormattedMessage id="lines.reading.result" />
              </th>
              {index === undefined || group.table?.hasColumns !== true ? (
                <th scope="col" colSpan={Math.max(uses.length, 1)}>
                  <FormattedMessage id="lines.reading.written" />
                </th>
              ) : (
                uses.map((use, column) => (
                  // columns have no other identity than their index
                  // oxlint-disable-next-line react/no-array-index-key
                  <th key={column} scope="col" className={CELL_CLASS[use]}>
                    <Select
                      label={intl.formatMessage(
                        { id: 'lines.reading.column' },
                        { column: column + 1, head: headers[column] ?? '' },
                      )}
                      labelVariant="hidden"
                      small
                      value={use}
                      options={optionsFor(use).map((value) => ({
                        value,
                        text: intl.formatMessage({ id: `lines.use.${value}` }),
                      }))}
                      onChange={(value) => onOverride(list.withColumnUse(index, column, value as ColumnUse))}
                    />
                    <span className={styles.head}>{headers[column]}</span>
                  </th>
                ))
              )}
            </tr>
          </thead>
          <tbody>
            {displayedLines.map((line) => (
              <Line key={line.result.lineNo} line={line} group={group} table={table} />
            ))}
          </tbody>
        </table>
      </div>
      {lines.length > displayedLines.length && (
        <Button small variant="quiet" onClick={() => list.showMore()}>
          <FormattedMessage
            id="lines.reading.more"
            values={{ lines: lines.length - displayedLines.length }}
          />
        </Button>
      )}
    </Stack>
  )
})

const optionsFor = (use: ColumnUse): readonly ColumnUse[] => (use === 'open' ? ['open', ...USES] : USES)

type LineProps = {
  readonly line: ImportedLine
  readonly group: ImportedLineGroup
  readonly table: RefObject<OrderGridHandle | null>
}

const Line = observer(function Line({ line, group, table }: LineProps) {
  const { cells, source, lineNo } = line.result
  const uses = group.table?.hasColumns === true ? group.table.uses : undefined
  return (
    <tr className={classNames(line.outcome === 'left' && styles.left)}>
      <th scope="row">{lineNo}</th>
      <td>
        <Outcome line={line} table={table} />
      </td>
      {uses ? (
        uses.map((use, column) => (
          // oxlint-disable-next-line react/no-array-index-key
          <td key={column} className={CELL_CLASS[use]}>
            {cells[column]}
          </td>
        ))
      ) : (
        <td colSpan={Math.max(group.table?.uses.length ?? 1, 1)}>{source}</td>
      )}
    </tr>
  )
})

const Outcome = observer(function Outcome({
  line: { outcome, result, rows },
  table,
}: Omit<LineProps, 'group'>) {
  switch (outcome) {
    case 'asked':
      return (
        <Stack gap={4} start>
          {rows
            .filter(({ row }) => row.isProblem)
            .map(({ row, place: rowNumber }) => (
              <Stack key={row.id} gap={2} start>
                <RowStateWord row={row} />
                <Button
                  small
                  onClick={() => table.current?.goTo(row, row.state === 'quantity' ? 'quantity' : 'number')}
                >
                  <FormattedMessage id="lines.reading.goTo" values={{ row: rowNumber }} />
                </Button>
              </Stack>
            ))}
        </Stack>
      )
    case 'left':
      return (
        <Text muted>
          <FormattedMessage id={`lines.left.${(result.kind === 'text' && result.reason) || 'text'}`} />
        </Text>
      )
    case 'gone':
      return (
        <Text muted>
          <FormattedMessage id="lines.reading.gone" />
        </Text>
      )
    case 'merged':
      return (
        <StatusBadge severity="positive" small>
          <FormattedMessage
            id="lines.reading.merged"
            values={{ into: result.kind === 'merged' ? result.into : 0 }}
          />
        </StatusBadge>
      )
    case 'taken':
      return (
        <StatusBadge severity="positive" small>
          {rows.map(({ row }) => `${row.written.quantity} × ${row.number}`).join(', ')}
        </StatusBadge>
      )
  }
})
