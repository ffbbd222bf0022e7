const ID = /(['"`])([a-z][A-Za-z]*(?:\.[A-Za-z][\w-]*)+)\1/g
const ID_PREFIX = /`([a-z][A-Za-z]*\.(?:[\w-]+\.)*)\$\{/g

/** What a source names of messages: whole ids, and literal beginnings of those that are put together at run time. */
export const messageIdsIn = (source: string) => ({
  whole: [...source.matchAll(ID)].map(([, , id = '']) => id),
  beginnings: [...source.matchAll(ID_PREFIX)].map(([, beginning = '']) => beginning),
})
