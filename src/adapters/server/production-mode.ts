/** React and its router read this once, when they are loaded: import it before them. */
process.env['NODE_ENV'] ??= 'production'
