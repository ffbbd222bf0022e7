import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { DetourLink } from '../detour-link.tsx'
import { PopupRow } from './popup-row.tsx'
import styles from './search-popup.module.css'
import type { SearchViewModel } from './search.view-model.ts'

type Props = { readonly model: SearchViewModel; readonly id: string }

export const DetourRows = observer(function DetourRows({ model, id }: Props) {
  const titleId = useId()
  const { detours } = model
  if (detours.length === 0) return null
  return (
    <section className={styles.term} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="search.detours" />
      </h2>
      <div role="grid" aria-labelledby={titleId}>
        {detours.map((detour) => (
          <PopupRow key={detour.key} model={model} id={id} option={detour.key}>
            <DetourLink detour={detour} className={styles.way} tabIndex={-1} />
          </PopupRow>
        ))}
      </div>
    </section>
  )
})
