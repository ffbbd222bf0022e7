import type { KeyboardEvent } from 'react'
import type { SearchViewModel } from './search.view-model.ts'

/** Handles the keys of the combobox; other keys edit the text. */
export function handleSearchKey(model: SearchViewModel, event: KeyboardEvent<HTMLInputElement>): void {
  if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (isAnswered(model, event)) event.preventDefault()
}

function isAnswered(model: SearchViewModel, event: KeyboardEvent<HTMLInputElement>): boolean {
  const { key, altKey, currentTarget } = event
  if (altKey) {
    if (key === 'ArrowDown') model.open()
    if (key === 'ArrowUp') model.close()
    return key === 'ArrowDown' || key === 'ArrowUp'
  }
  switch (key) {
    case 'ArrowDown':
      model.move(1)
      return true
    case 'ArrowUp':
      model.move(-1)
      return true
    case 'ArrowRight':
      return toggleActive(model, true)
    case 'ArrowLeft':
      return toggleActive(model, false)
    case 'Tab':
      return isLeftForRow(model, currentTarget)
    case 'Escape':
      return isLeftByEscape(model)
    default:
      return false
  }
}

/** Expands or collapses the highlighted product. If no product is highlighted, the arrow key moves the text cursor. */
function toggleActive(model: SearchViewModel, isExpanded: boolean): boolean {
  const { activeOption } = model
  if (activeOption?.kind !== 'product' || model.isExpanded(activeOption.slug) === isExpanded) return false
  model.setExpanded(activeOption.slug, isExpanded)
  return true
}

/** Tab moves to the quantity field of the highlighted row; without a highlighted row it leaves the search. */
function isLeftForRow(model: SearchViewModel, field: HTMLInputElement): boolean {
  const row = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  const quantity = row?.querySelector<HTMLInputElement>('input:enabled:not([type=hidden])')
  if (quantity) quantity.focus()
  else if (!model.takeQuantity()) {
    model.close()
    return false
  }
  return true
}

/** The first Escape closes the drop-down, the second clears the text. */
function isLeftByEscape(model: SearchViewModel): boolean {
  if (model.isOpen) model.close()
  else if (model.text !== '') model.clear()
  else return false
  return true
}
