import { KeyboardWedgeDetector, QUANTITY_WAIT_MS } from '#domain/scanning/keyboard-wedge-detector.ts'
import { setFieldValue } from '../shared/set-field-value.ts'

/** Marks a field for part numbers or quantities of an order: a scan goes to `onScan`, not into the field. */
export const SCAN_FIELD_PROPS = { 'data-takes-scans': '' }

/**
 * Detects the text of a keyboard-wedge scanner. Only `onScan` gets the text: the field is restored, and a final Enter
 * or Tab has no other effect. Text fields that do not belong to an order are excluded: a scan into them is typed text.
 */
export function listenToScanner(onScan: (text: string) => void): () => void {
  const burst = new KeyboardWedgeDetector()
  let putBack = () => {}
  /** Scanned number that ended with Tab: the scanner may send its quantity next. */
  let waiting: { readonly text: string; readonly timer: ReturnType<typeof setTimeout> } | undefined
  const dropWaiting = () => {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }
  const sendWaiting = () => {
    const text = waiting?.text
    dropWaiting()
    if (text !== undefined) onScan(text)
  }
  const hear = (event: KeyboardEvent) => {
    if (event.isComposing || keepsItsScan(event.target)) return
    const meaning = burst.press({
      key: event.key,
      at: event.timeStamp,
      isRepeat: event.repeat,
      isControl: (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph'),
    })
    if (meaning.kind !== 'scan' && !burst.mayGoOn) sendWaiting()
    switch (meaning.kind) {
      case 'begun':
        putBack = keep(document.activeElement)
        break
      case 'more':
        // stops keys that would trigger a button or a shortcut; keys in a text field are kept, because a user may type
        // as fast as a scanner
        if (event.ctrlKey || !isWriting(event.target)) hold(event)
        break
      case 'scan':
        hold(event)
        putBack()
        if (meaning.text.includes('\t')) dropWaiting()
        else sendWaiting()
        if (meaning.mayGoOn)
          waiting = { text: meaning.text, timer: setTimeout(sendWaiting, QUANTITY_WAIT_MS) }
        else onScan(meaning.text)
        break
      case 'end':
        hold(event)
        break
      case 'other':
        break
    }
  }
  window.addEventListener('keydown', hear, true)
  return () => {
    window.removeEventListener('keydown', hear, true)
    sendWaiting()
  }
}

function hold(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const ORDER_FIELD = '[role=spinbutton], [data-takes-scans]'
const WITHOUT_TEXT = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/

const keepsItsScan = (target: EventTarget | null) =>
  isWriting(target) && !WITHOUT_TEXT.test(target.type) && !target.matches(ORDER_FIELD)

/** Returns a function that restores the current value of the field. */
function keep(element: Element | null): () => void {
  if (!isWriting(element) && !(element instanceof HTMLSelectElement)) return () => {}
  const field: Field = element
  const { value } = field
  const [start, end] = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null]
  return () => {
    if (field.value === value) return
    setFieldValue(field, value)
    if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end)
  }
}
