import type { IntlShape } from 'react-intl'

/** Message id of a filter; by default that of the column with the same id. */
export const filterTextId = (intl: IntlShape, id: string): string => {
  const specificId = `list.filter.${id}`
  return specificId in intl.messages ? specificId : `list.column.${id}`
}

/**
 * Message id of a column heading. A list may have its own message, because the name of a person, a cart and a part are
 * different words in some languages.
 */
export const columnTextId = (intl: IntlShape, list: string, id: string): string => {
  const specificId = `${list}.column.${id}`
  return specificId in intl.messages ? specificId : `list.column.${id}`
}

/**
 * Message id of the hint in the search field. The default is "Number, reference or part", because most lists are
 * searched by these.
 */
export const searchHintMessageId = (intl: IntlShape, name: string): string => {
  const specificId = `list.term.${name}`
  return specificId in intl.messages ? specificId : 'list.term'
}

/**
 * Message id for a value of a choice filter. A status has the same text as in its column. A list may have its own
 * message, because an open order and an open invoice are different words in some languages.
 */
export const choiceTextId = (
  intl: Pick<IntlShape, 'messages'>,
  list: string,
  id: string,
  value: string,
): string => {
  const specificId = `list.value.${id}.${list}.${value}`
  if (specificId in intl.messages) return specificId
  return id === 'status' ? `state.${value}` : `list.value.${id}.${value}`
}
