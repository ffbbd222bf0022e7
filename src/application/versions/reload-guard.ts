/** Key in the session storage for the time of the last reload. */
export const RELOADED_AT = 'drawbar:reloaded-at'

/** Time in ms within which a page is reloaded at most once (spec 9). */
export const RELOAD_GUARD = 10_000
