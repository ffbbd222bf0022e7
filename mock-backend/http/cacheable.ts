/** For answers that are the same for everybody. */
export const publicly = { 'cache-control': 'public, max-age=60' }
