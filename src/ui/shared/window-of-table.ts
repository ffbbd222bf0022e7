import { useEffect, useLayoutEffect, type RefObject } from 'react'

/** How much a table holds beside the rows that are there, for who cannot see it; its heads are the first row. */
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

/** Tells which row of the table has the focus, by its index; a focus outside of it is none. */
export function useFocusedRow(
  row: RefObject<Element | null>,
  onFocus: (index: number | undefined) => void,
): void {
  useEffect(() => {
    const body = row.current?.parentElement
    const tell = ({ target }: FocusEvent) => onFocus(target instanceof Element ? indexOf(target) : undefined)
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !body?.contains(relatedTarget)) onFocus(undefined)
    }
    body?.addEventListener('focusin', tell)
    body?.addEventListener('focusout', forget)
    return () => {
      body?.removeEventListener('focusin', tell)
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

/** A row that continues the one above it counts with that one, and space is no row. */
export function nextRow(row: Element | null | undefined): Element | null | undefined {
  let next = row?.nextElementSibling
  while (next?.matches('[data-continues], [aria-hidden]')) next = next.nextElementSibling
  return next
}
