// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToScanner } from '#ui/scanning/listen-to-scanner.ts'

const HAND = 90
const SCANNER = 8

let now = 0
const scans: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  now = 1_000
  scans.length = 0
  stop = listenToScanner((text) => scans.push(text))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Simulates a key in a browser: the field accepts it unless the page has handled it. */
function press(key: string, pause: number): boolean {
  now += pause
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: now })
  const target = document.activeElement ?? document.body
  const isFree = target.dispatchEvent(event)
  if (isFree && key.length === 1 && target instanceof HTMLInputElement)
    target.setRangeText(key, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
  return isFree
}
const type = (text: string, pause: number) => Array.from(text, (key) => press(key, pause))

function field(value: string): HTMLInputElement {
  const input = document.createElement('input')
  input.setAttribute('data-takes-scans', '')
  document.body.append(input)
  input.value = value
  input.focus()
  input.setSelectionRange(1, 2)
  return input
}

for (const last of ['Enter', 'Tab']) {
  it(`a scan that ends with ${last} is removed from the field, and the caret is restored`, () => {
    const input = field('4711')
    const onInput = vi.fn()
    input.addEventListener('input', onInput)
    type('2.30256', SCANNER)
    expect(press(last, SCANNER)).toBe(false)
    vi.runAllTimers()
    expect(scans).toEqual(['2.30256'])
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['4711', 1, 2])
    expect(onInput).toHaveBeenCalledTimes(1)
  })
}

it('number, Tab and quantity in one burst of keys are detected as one scan, and the next line as a second scan', () => {
  const input = field('')
  for (const line of ['2.30256\t12\n', '4.61984\t3\n'])
    for (const key of line) press({ '\t': 'Tab', '\n': 'Enter' }[key] ?? key, 4)
  vi.runAllTimers()
  expect(scans).toEqual(['2.30256\t12', '4.61984\t3'])
  expect(input.value).toBe('')
})

it('two scans that end with Tab are detected in their sequence', () => {
  field('')
  for (const line of ['2.30256\t', '14.61984\t'])
    for (const key of line) press(key === '\t' ? 'Tab' : key, SCANNER)
  expect(scans).toEqual(['2.30256'])
  stop()
  expect(scans).toEqual(['2.30256', '14.61984'])
})

it('a scan in a text field outside of an order is typed into the field, with its Enter', () => {
  const input = field('AUF-')
  input.removeAttribute('data-takes-scans')
  input.setSelectionRange(4, 4)
  type('2026-4471', SCANNER)
  expect(press('Enter', SCANNER)).toBe(true)
  expect(scans).toEqual([])
  expect(input.value).toBe('AUF-2026-4471')
})

it('a scan is accepted while a quantity field is focused', () => {
  const input = field('4')
  input.removeAttribute('data-takes-scans')
  input.role = 'spinbutton'
  type('2.30256', SCANNER)
  press('Enter', SCANNER)
  expect(scans).toEqual(['2.30256'])
})

it('text typed by hand and its Enter are not detected as a scan', () => {
  const input = field('')
  type('2.30256', HAND)
  expect(press('Enter', HAND)).toBe(true)
  expect(scans).toEqual([])
  expect(input.value).toBe('2.30256')
})

it('a scan is detected while a button is focused, and only its first key reaches the shortcuts', () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  const onKey = vi.fn()
  document.addEventListener('keydown', onKey)
  type('https://a.example/products/nw-4-61984-x', SCANNER)
  press('Enter', SCANNER)
  document.removeEventListener('keydown', onKey)
  expect(scans).toEqual(['https://a.example/products/nw-4-61984-x'])
  expect(onKey).toHaveBeenCalledTimes(1)
})

it('a select element gets its former option back if a scan has changed it', () => {
  const select = document.createElement('select')
  select.append(new Option('4', '4'), new Option('9', '9'))
  document.body.append(select)
  select.focus()
  press('9', SCANNER)
  select.value = '9'
  const onChange = vi.fn()
  select.addEventListener('change', onChange)
  type('.17989', SCANNER)
  press('Enter', SCANNER)
  expect(select.value).toBe('4')
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('the scan detection ignores scans after it is stopped', () => {
  stop()
  type('2.30256', SCANNER)
  press('Enter', SCANNER)
  expect(scans).toEqual([])
})
