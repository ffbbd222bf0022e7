/** Where a link of the head leads to. */
export const DRAWING_ID = 'drawing'
