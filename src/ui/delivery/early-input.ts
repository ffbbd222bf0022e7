import { flushSync } from 'react-dom'
import { setFieldValue } from '../shared/set-field-value.ts'

/** Queued input: a paste (plain text and HTML), a letter, or the name of a key. */
type Entry = readonly [plain: string, html: string] | string

type EarlyInput = {
  readonly entries: Entry[]
  readonly release: () => void
  readonly releaseSearch: () => void
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

const ORDER_FIELDS = '[data-takes-scans],[data-row]'
const SEARCH_FIELD = '[role=search] [aria-keyshortcuts]'

/**
 * Inline script of the server's HTML for input before hydration. In the fields of an order grid, Enter would submit the
 * form and a pasted list would become one line. From the first such key or paste on, the script queues all input of
 * these fields. If the scripts of the page fail, the fields work as without scripts. The shortcuts of the search focus
 * its field, which keeps the text that is typed before hydration.
 */
export const earlyInputScript = (): string =>
  `(${String(queueEarlyInput)})(${JSON.stringify(ORDER_FIELDS)},${JSON.stringify(SEARCH_FIELD)})`

/** Removes the early shortcuts of the search, once the hydrated search handles its shortcuts itself. */
export const releaseEarlySearch = (): void => window.earlyInput?.releaseSearch()

/**
 * The server's HTML contains the source of this function as an inline script. The function therefore uses no other name
 * of this module, and only ES2015: browsers that are too old for the shop's scripts parse it too.
 */
function queueEarlyInput(orderFields: string, searchField: string): void {
  const entries: Entry[] = []
  const isOrderField = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof Element && target.matches(orderFields)

  function queueKey(event: KeyboardEvent): void {
    const { key, target } = event
    if (!isOrderField(target) || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const hasEntries = entries.length > 0
    const leavesField = key === 'Tab' && !event.shiftKey && (hasEntries || Boolean(target.dataset['row']))
    const endsInput = (key === 'Enter' || leavesField) && (hasEntries || target.value !== '')
    const editsText = hasEntries && (key.length === 1 || key === 'Backspace')
    if (!endsInput && !editsText) return
    queue(event, key)
  }

  function queuePaste(event: ClipboardEvent): void {
    const { clipboardData, target } = event
    if (!clipboardData || (target !== document.body && !isOrderField(target))) return
    queue(event, [clipboardData.getData('text/plain'), clipboardData.getData('text/html')])
  }

  /**
   * Stores the input and stops its event, because handlers of the page may already be attached before the queue is
   * replayed.
   */
  function queue(event: Event, entry: Entry): void {
    entries.push(entry)
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function focusSearch(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isChord = (ctrlKey || metaKey) && key.toLowerCase() === 'k'
    const isWriting = target instanceof Element && target.closest('input,textarea,select') !== null
    const isSingle = key === '/' && !ctrlKey && !metaKey && !isWriting
    const field = document.querySelector<HTMLInputElement>(searchField)
    if (!field || altKey || !(isChord || isSingle)) return
    if (isSingle && !(field.getAttribute('aria-keyshortcuts') || '').includes('/')) return
    event.preventDefault()
    field.focus()
    field.select()
  }

  function release(): void {
    removeEventListener('keydown', queueKey, true)
    removeEventListener('paste', queuePaste, true)
  }

  addEventListener('keydown', queueKey, true)
  addEventListener('keydown', focusSearch)
  addEventListener('paste', queuePaste, true)
  addEventListener('error', release)
  addEventListener('unhandledrejection', release)
  const releaseSearch = () => removeEventListener('keydown', focusSearch)
  window.earlyInput = { entries, release, releaseSearch }
}

/** Reports the values that were typed before hydration, then repeats the queued input. */
export function replayEarlyInput(): void {
  const early = window.earlyInput
  early?.release()
  reportValues()
  for (const entry of early?.entries ?? []) flushSync(() => replay(entry))
}

/**
 * Fires input events for the values that the fields have at hydration. React ignores these values and would overwrite
 * them.
 */
function reportValues(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(ORDER_FIELDS)]
  const typed = fields.map(({ value, defaultValue }) => (value === defaultValue ? undefined : value))
  fields.forEach((field, place) => {
    const value = typed[place]
    if (value === undefined) return
    field.value = field.defaultValue
    flushSync(() => setFieldValue(field, value))
  })
}

function replay(entry: Entry): void {
  const field = document.activeElement ?? document.body
  if (typeof entry !== 'string') paste(field, entry)
  else if (entry === 'Enter' || entry === 'Tab') press(field, entry)
  else if (entry === 'Backspace') document.execCommand('delete')
  else insert(entry)
}

const insert = (text: string) => document.execCommand('insertText', false, text)

function paste(field: Element, [plain, html]: Exclude<Entry, string>): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', plain)
  clipboardData.setData('text/html', html)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  if (field.dispatchEvent(event)) insert(plain)
}

/**
 * Dispatches a key. A synthetic key event has no default action, so Enter submits the form and Tab focuses the next
 * field here.
 */
function press(field: Element, key: string): void {
  const isFree = field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  if (!isFree || !(field instanceof HTMLInputElement) || !field.form) return
  if (key === 'Enter') field.form.requestSubmit()
  else fieldAfter(field, field.form)?.focus()
}

function fieldAfter(field: Element, { elements }: HTMLFormElement): HTMLElement | undefined {
  const controls = [...elements].filter((element) => element instanceof HTMLElement)
  return controls[controls.findIndex((control) => control === field) + 1]
}
