import url from '../styles/icons.svg?no-inline'

/** One file with all icons and the wordmark; pages may preload it. */
export const spriteUrl: string = url
