/** Element id of the drawing, to which a link in the page heading jumps. */
export const DRAWING_ID = 'drawing'
