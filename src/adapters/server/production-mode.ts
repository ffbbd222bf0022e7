/** Must be imported before React and its router, which read NODE_ENV when they are loaded. */
process.env['NODE_ENV'] ??= 'production'
