import { observer } from 'mobx-react-lite'
import { useCallback, useId, useRef, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form, useNavigate } from 'react-router'
import { AppearanceViewModel } from '../../appearance/appearance.view-model.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Icon } from '../../shared/icon.tsx'
import { Cluster } from '../../shared/stack.tsx'
import text from '../../shared/text.module.css'
import { useDismiss } from '../../vehicles/use-dismiss.ts'
import { VinHints } from '../../vehicles/vin-hints.tsx'
import { VinHistory } from '../../vehicles/vin-history.tsx'
import { VinInputViewModel } from '../../vehicles/vin-input.view-model.ts'
import { ClearSearch } from './clear-search.tsx'
import searchStyles from './search.module.css'
import { useFocusKeys } from './use-focus-keys.ts'
import styles from './vin-search.module.css'

/** VIN search in the header. Without scripts it submits to the page of the VIN search. */
export const VinSearch = observer(function VinSearch() {
  const model = useViewModel(VinInputViewModel)
  const { hasSingleKeys } = useViewModel(AppearanceViewModel)
  const intl = useIntl()
  const { to } = usePaths()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { ref, ...leaving } = useDismiss(useCallback(() => model.leave(), [model]))
  const label = intl.formatMessage({ id: 'vin.label' })
  const { hasWrongLength, isEntered, letters, expectedCheckDigit } = model
  const hasNotes = isEntered && (hasWrongLength || letters.length > 0 || expectedCheckDigit !== undefined)
  useFocusKeys(input, hasSingleKeys)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const vin = model.submit()
    if (vin === undefined) return input.current?.focus()
    model.leave()
    void navigate(to('vinLookup', { vin }))
  }

  return (
    <div role="search" className={styles.search} ref={ref} {...leaving}>
      <Form action={to('vin')} method="get" className={searchStyles.field} onSubmit={submit}>
        <Icon name="truck" className={searchStyles.icon} />
        <input
          ref={input}
          type="text"
          name="term"
          aria-label={label}
          aria-describedby={isEntered && hasWrongLength ? errorId : undefined}
          aria-invalid={hasWrongLength || undefined}
          aria-keyshortcuts={hasSingleKeys ? '/ Control+K' : 'Control+K'}
          placeholder={label}
          value={model.text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => model.type(event.target.value)}
          onFocus={() => model.enter()}
          onClick={() => model.enter()}
        />
        {model.text !== '' && <ClearSearch model={model} input={input} />}
      </Form>
      <div className={hasNotes ? styles.notes : undefined}>
        <div role="alert">
          {isEntered && hasWrongLength && (
            <Cluster as="p" id={errorId} gap={8} noWrap className={classNames(styles.error, text.negative)}>
              <Icon name="error" size={16} />
              <span>
                <FormattedMessage id="vin.length" values={{ count: model.length }} />
              </span>
            </Cluster>
          )}
        </div>
        {isEntered && <VinHints model={model} />}
      </div>
      <VinHistory model={model} className={styles.history} byMaker />
    </div>
  )
})
