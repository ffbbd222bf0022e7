import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button, TextButton } from '../shared/button.tsx'
import { Cluster } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import type { ListViewModel } from './list.view-model.ts'
import styles from './list-selection-bar.module.css'

type Props = {
  readonly model: ListViewModel<unknown>
  readonly onClear: () => void
  readonly children?: ReactNode
}

/** Number of selected rows on all pages, with their actions. */
export const ListSelectionBar = observer(function ListSelectionBar({ model, onClear, children }: Props) {
  const intl = useIntl()
  const clear = () => {
    model.selection.clear()
    onClear()
  }
  return (
    <div
      className={styles.bar}
      role="region"
      aria-label={intl.formatMessage({ id: 'list.selection' })}
      data-density="compact"
    >
      <p role="status">
        <FormattedMessage id="list.selected" values={{ count: model.selectedCount, strong }} />
      </p>
      {!model.isPageSelected && (
        <TextButton className={utilities.onlyOnPhone} onClick={() => model.selectPage(true)}>
          <FormattedMessage id="list.selectPage" />
        </TextButton>
      )}
      {model.selectedCount < model.total && (
        <TextButton onClick={() => model.selection.markAll()}>
          <FormattedMessage id="list.selectAll" values={{ count: model.total }} />
        </TextButton>
      )}
      <Cluster gap={8} className={utilities.pushed}>
        {children}
      </Cluster>
      <Button
        variant="quiet"
        small
        iconOnly
        icon="close"
        aria-label={intl.formatMessage({ id: 'list.clearSelection' })}
        onClick={clear}
      />
    </div>
  )
})

const strong = (text: readonly ReactNode[]) => <strong>{text}</strong>
