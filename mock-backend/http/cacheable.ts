/** Cache header of responses that do not depend on the visitor. */
export const publicly = { 'cache-control': 'public, max-age=60' }
