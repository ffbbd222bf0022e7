import { KeyboardWedgeDetector } from '#domain/scanning/keyboard-wedge-detector.ts'
import { writeField } from '../shared/write-field.ts'

/** Marks a field for part numbers or quantities of an order: a scan goes to `onScan`, not into the field. */
export const TAKES_SCANS = { 'data-takes-scans': '' }

/** As long as the detector waits for it. */
const QUANTITY_WAIT_MS = 150

/**
 * Detects the text of a keyboard-wedge scanner, except in other text fields, which keep their scan. Only `onScan` gets
 * the text: the field is restored, and Enter or Tab at the end has no other effect.
 */
export function listenToScanner(onScan: (text: string) => void): () => void {
  const burst = new KeyboardWedgeDetector()
  let putBack = () => {}
  /** A number that a Tab has ended waits for its quantity. */
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
        // a button or a shortcut would react to it; typing by hand may be as fast in a field
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

/** Remembers the value of a field. */
function keep(element: Element | null): () => void {
  if (!isWriting(element) && !(element instanceof HTMLSelectElement)) return () => {}
  const field: Field = element
  const { value } = field
  const [start, end] = 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null]
  return () => {
    if (field.value === value) return
    writeField(field, value)
    if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end)
  }
}
