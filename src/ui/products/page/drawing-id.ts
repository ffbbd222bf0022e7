/** Target of a link in the head of the page. */
export const DRAWING_ID = 'drawing'
