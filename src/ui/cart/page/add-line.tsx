import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ClipboardEvent, type FormEvent, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { SCAN_FIELD_PROPS } from '../../scanning/listen-to-scanner.ts'
import { useScanner } from '../../scanning/use-scanner.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { Spinner } from '../../shared/spinner.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import type { AddLineViewModel } from './add-line.view-model.ts'
import styles from './cart.module.css'

/** Adds a line by its number. Before hydration, or without scripts, the form adds it to the quick order. */
export const AddLine = observer(function AddLine({ model }: { readonly model: AddLineViewModel }) {
  const intl = useIntl()
  const { to } = usePaths()
  const number = useRef<HTMLInputElement>(null)
  useScanner((text) => void model.scan(text))
  useEffect(() => {
    model.open()
    return () => void model.close()
  }, [model])
  const { alert, quantityError, returned } = model
  useReplacedNumber(number, model)
  // selects a refused number, so that the next number replaces it instead of being appended to it
  useEffect(() => {
    const { activeElement, body } = document
    if (!returned || (activeElement !== number.current && activeElement !== body)) return
    number.current?.focus()
    number.current?.select()
  }, [returned])
  const add = (event: FormEvent) => {
    event.preventDefault()
    void model.add()
    number.current?.focus()
  }
  const paste = (event: ClipboardEvent) => {
    const data = event.clipboardData
    const list = model.listIn(data.getData('text/plain'), data.getData('text/html'))
    if (list === undefined) return
    event.preventDefault()
    void model.paste(list)
  }
  const message = alert && 'messageId' in alert && (
    <FormattedMessage id={alert.messageId} values={alert.values ?? {}} />
  )
  const adding = (
    <>
      <Spinner /> <FormattedMessage id="cart.adding" values={{ count: model.pending }} />
    </>
  )
  return (
    <form
      method="post"
      action={to('quickorder')}
      aria-label={intl.formatMessage({ id: 'cart.add' })}
      className={utilities.before16}
      data-screen-only
      onSubmit={add}
    >
      <Cluster gap={8} align="start">
        <TextInput
          {...SCAN_FIELD_PROPS}
          ref={number}
          name="number"
          label={<FormattedMessage id="cart.add" />}
          autoComplete="off"
          maxLength={100}
          value={model.number}
          onChange={(text) => model.type({ number: text })}
          onPaste={paste}
          error={alert?.kind === 'error' && message}
          isErrorLive
        />
        <TextInput
          {...SCAN_FIELD_PROPS}
          name="quantity"
          label={<FormattedMessage id="cart.quantity" />}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={model.quantity}
          onChange={(quantity) => model.type({ quantity })}
          isErrorLive
          error={
            quantityError !== undefined && (
              <FormattedMessage id={quantityError} values={{ most: model.limits.max }} />
            )
          }
          className={styles.pieces}
          beside={
            <Button type="submit">
              <FormattedMessage id="addToCart.addShort" />
            </Button>
          }
        />
      </Cluster>
      {/* no live region for a single line, whose result is announced soon afterwards */}
      {model.pending === 1 && (
        <Text as="p" small>
          {adding}
        </Text>
      )}
      <Text as="p" small role="status">
        {model.pending > 1 ? adding : model.pending === 0 && alert?.kind !== 'error' && message}
      </Text>
    </form>
  )
})

/** Calls `model.replaceNumber` before an input that replaces the whole number. */
function useReplacedNumber(number: RefObject<HTMLInputElement | null>, model: AddLineViewModel): void {
  useEffect(() => {
    const field = number.current
    const report = () => {
      if (field?.selectionStart === 0 && field.selectionEnd === field.value.length) model.replaceNumber()
    }
    // not `onBeforeInput`, which React does not call for deleted text
    field?.addEventListener('beforeinput', report)
    return () => field?.removeEventListener('beforeinput', report)
  }, [number, model])
}
