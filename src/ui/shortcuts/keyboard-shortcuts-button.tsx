import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { AppearanceViewModel } from '../appearance/appearance.view-model.ts'
import { useViewModel } from '../kernel/container.tsx'
import { useMissingCodeAlert } from '../delivery/use-import.ts'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import { lazyPart, useLazyPart } from '../delivery/lazy-part.ts'
import utilities from '../shared/utilities.module.css'
import styles from './keyboard-shortcuts-button.module.css'
import { isSingleKey } from './single-key.ts'

const keysDialog = lazyPart(() => import('./keyboard-shortcuts-dialog.tsx'))

/** Button that shows the keyboard shortcuts; `?` does the same. Not rendered without scripts. */
export const KeyboardShortcutsButton = observer(function KeyboardShortcutsButton() {
  const { hasSingleKeys } = useViewModel(AppearanceViewModel)
  const [isOpen, setIsOpen] = useState(false)
  const alertMissingCode = useMissingCodeAlert()
  const stayClosed = useCallback(() => {
    setIsOpen(false)
    alertMissingCode()
  }, [alertMissingCode])
  const Dialog = useLazyPart(keysDialog, isOpen, stayClosed)?.KeyboardShortcutsDialog
  useLayoutEffect(() => {
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
        className={classNames(styles.button, utilities.underlinedOnHover)}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasSingleKeys ? '?' : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="keyboard" size={16} />
        <FormattedMessage id="keys.title" />
      </button>
      {Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
})
