import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { AppearanceViewModel } from '../appearance/appearance.view-model.ts'
import { useViewModel } from '../kernel/container.tsx'
import { Button } from '../shared/button.tsx'
import { Checkbox } from '../shared/checkbox.tsx'
import { Dialog } from '../shared/dialog.tsx'
import dialogStyles from '../shared/dialog.module.css'
import { KeyCap } from '../shared/key-cap.tsx'
import { Cluster } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import { KEYBOARD_SHORTCUTS } from './keyboard-shortcuts.ts'
import styles from './keyboard-shortcuts-dialog.module.css'

/**
 * List of all keyboard shortcuts, with a switch for those of a single key, which users may trigger by accident or by
 * voice input.
 */
export const KeyboardShortcutsDialog = observer(function KeyboardShortcutsDialog({
  onClose,
}: {
  readonly onClose: () => void
}) {
  const appearance = useViewModel(AppearanceViewModel)
  const titleId = useId()
  return (
    <Dialog className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <Cluster gap={16} align="center" justify="between" noWrap className={utilities.after8}>
        <h2 id={titleId} className={dialogStyles.title}>
          <FormattedMessage id="keys.title" />
        </h2>
        <Button variant="quiet" icon="close" onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      </Cluster>
      <Checkbox
        label={<FormattedMessage id="keys.single" />}
        checked={appearance.hasSingleKeys}
        onChange={(isOn) => appearance.chooseSingleKeys(isOn)}
      />
      <div className={styles.places}>
        {KEYBOARD_SHORTCUTS.map((place) => (
          <section key={place.id}>
            <h3 className={styles.place}>
              <FormattedMessage id={`keys.${place.id}`} />
            </h3>
            <dl className={styles.lines}>
              {place.lines
                .filter((line) => appearance.hasSingleKeys || !('isSingle' in line))
                .map(({ id, chords }) => (
                  <div key={chords.join(' ')} className={styles.line}>
                    <dt>
                      {chords.map((chord) => (
                        <Cluster as="span" key={chord.join(' ')} inline noWrap gap={2}>
                          {chord.map((key) => (
                            <KeyCap key={key} of={key} />
                          ))}
                        </Cluster>
                      ))}
                    </dt>
                    <dd>
                      <FormattedMessage id={`keys.${place.id}.${id}`} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
})
