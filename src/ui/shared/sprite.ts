import url from '../styles/icons.svg?no-inline'

/** One file with all icons and the wordmark; pages may ask for it early. */
export const spriteUrl: string = url
