import type { IntlShape } from 'react-intl'

/** Message id of a filter; by default that of the column with the same id. */
export const filterTextId = (intl: IntlShape, id: string): string => {
  const specificId = `list.filter.${id}`
  return specificId in intl.messages ? specificId : `list.column.${id}`
}

/** Head of a column. The name of a person or a cart is another word than that of a part in some languages. */
export const columnTextId = (intl: IntlShape, list: string, id: string): string => {
  const specificId = `${list}.column.${id}`
  return specificId in intl.messages ? specificId : `list.column.${id}`
}

/**
 * Message id with the searched fields. The default names number, reference and article, by which most lists are
 * searched.
 */
export const termTextId = (intl: IntlShape, name: string): string => {
  const specificId = `list.term.${name}`
  return specificId in intl.messages ? specificId : 'list.term'
}

/** Message id for a value of a choice filter. A status has the same text as in its column. */
export const choiceTextId = (id: string, value: string): string =>
  id === 'status' ? `state.${value}` : `list.value.${id}.${value}`
