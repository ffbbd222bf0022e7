const ID = /(['"`])([a-z][A-Za-z]*(?:\.[A-Za-z][\w-]*)+)\1/g
const ID_PREFIX = /`([a-z][A-Za-z]*\.(?:[\w-]+\.)*)\$\{/g

/** Message ids in a source: whole ids, and literal prefixes of ids that are composed at run time. */
export const messageIdsIn = (source: string) => ({
  whole: [...source.matchAll(ID)].map(([, , id = '']) => id),
  beginnings: [...source.matchAll(ID_PREFIX)].map(([, beginning = '']) => beginning),
})
