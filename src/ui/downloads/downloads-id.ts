/** Id of the downloads button in the header, for links of a page. */
export const DOWNLOADS_ID = 'downloads'
