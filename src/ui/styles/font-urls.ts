import cyrillic400 from './fonts/plex-sans-400-cyrillic.woff2?url'
import cyrillic600 from './fonts/plex-sans-600-cyrillic.woff2?url'
import latin400 from './fonts/plex-sans-400-latin1.woff2?url'
import latin600 from './fonts/plex-sans-600-latin1.woff2?url'

/** The font files to preload for a language; browsers load the others on demand. */
export function fontUrls(language: string): readonly string[] {
  return language === 'ru' ? [latin400, latin600, cyrillic400, cyrillic600] : [latin400, latin600]
}
