/** Cache header of answers that do not depend on the visitor. */
export const publicly = { 'cache-control': 'public, max-age=60' }
