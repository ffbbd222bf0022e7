/** The button of the downloads in the header, which a page may lead to. */
export const DOWNLOADS_ID = 'downloads'
