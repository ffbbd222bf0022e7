/** Cache header of responses that do not depend on the visitor. */
export const PUBLIC_CACHE_HEADERS = { 'cache-control': 'public, max-age=60' }
