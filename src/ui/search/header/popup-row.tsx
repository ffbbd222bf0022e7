import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classNames } from '../../shared/class-names.ts'
import styles from './search-popup.module.css'
import type { SearchViewModel } from './search.view-model.ts'

type Props = {
  readonly model: SearchViewModel
  /** Element id of the drop-down. */
  readonly id: string
  /** Key of the row's option; absent for a row without a link. */
  readonly option: string | undefined
  readonly children: ReactNode
}

/** Row of the drop-down; the arrow keys reach it if it has a link. */
export const PopupRow = observer(function PopupRow({ model, id, option, children }: Props) {
  const isActive = option !== undefined && model.activeOption?.key === option
  return (
    <div
      role="row"
      id={option === undefined ? undefined : `${id}-${option}`}
      aria-selected={isActive}
      className={classNames(isActive && styles.active)}
    >
      <div role="gridcell">{children}</div>
    </div>
  )
})
