import type { IntlShape } from 'react-intl'

/** A filter without a text of its own is called like the column of its id. */
export const filterTextId = (intl: IntlShape, id: string): string => {
  const own = `list.filter.${id}`
  return own in intl.messages ? own : `list.column.${id}`
}

/** What the search of a list looks through; most lists are searched by number, reference and article. */
export const termTextId = (intl: IntlShape, name: string): string => {
  const own = `list.term.${name}`
  return own in intl.messages ? own : 'list.term'
}
