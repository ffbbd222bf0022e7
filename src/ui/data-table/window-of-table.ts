import { useEffect, useLayoutEffect, type RefObject } from 'react'

/** Row count and indexes for screen readers, since only some rows are rendered; the header is the first row. */
export function useTableSize(row: RefObject<Element | null>, rows: number): void {
  useLayoutEffect(() => {
    const table = row.current?.closest('table')
    table?.setAttribute('aria-rowcount', String(rows + 1))
    table?.querySelector('thead tr')?.setAttribute('aria-rowindex', '1')
    return () => {
      table?.removeAttribute('aria-rowcount')
      for (const each of table?.querySelectorAll('[aria-rowindex]') ?? [])
        each.removeAttribute('aria-rowindex')
    }
  }, [row, rows])
}

/** The index of the focused row, or none if the focus is outside the table. */
export function useFocusedRow(
  row: RefObject<Element | null>,
  onFocus: (index: number | undefined) => void,
): void {
  useEffect(() => {
    const body = row.current?.parentElement
    const notify = ({ target }: FocusEvent) =>
      onFocus(target instanceof Element ? indexOf(target) : undefined)
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !body?.contains(relatedTarget)) onFocus(undefined)
    }
    body?.addEventListener('focusin', notify)
    body?.addEventListener('focusout', forget)
    return () => {
      body?.removeEventListener('focusin', notify)
      body?.removeEventListener('focusout', forget)
    }
  }, [row, onFocus])
}

function indexOf(target: Element): number | undefined {
  let row: Element | null | undefined = target.closest('tr')
  while (row?.hasAttribute('data-continues')) row = row.previousElementSibling
  const index = row?.getAttribute('aria-rowindex')
  return index ? Number(index) - 2 : undefined
}

/** Returns the next row. Skips continuation rows, which belong to the row above, and placeholders. */
export function nextRow(row: Element | null | undefined): Element | null | undefined {
  let next = row?.nextElementSibling
  while (next?.matches('[data-continues], [aria-hidden]')) next = next.nextElementSibling
  return next
}
