import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { AppearanceViewModel } from '../appearance/appearance.view-model.ts'
import { useViewModel } from '../composition/shop.tsx'
import { Icon } from '../shared/icon.tsx'
import styles from './keys-button.module.css'
import { isSingleKey } from './single-key.ts'

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

/** Shows what the keys do, here and by `?` from everywhere. Where no script runs, the shop has no keys. */
export const KeysButton = observer(function KeysButton() {
  const { hasSingleKeys } = useViewModel(AppearanceViewModel)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!hasSingleKeys) return
    const open = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSingleKey(event, '?')) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [hasSingleKeys])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasSingleKeys ? '?' : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="keyboard" size={16} />
        <FormattedMessage id="keys.title" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
})
