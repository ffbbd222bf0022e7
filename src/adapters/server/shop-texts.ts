import { Hono } from 'hono'
import { isLanguageCode } from '#domain/locale/language.ts'
import { TEXTS_PATH, type TextOverrides } from './text-overrides.ts'

/** Serves the replaced texts of a shop variant. */
export function shopTexts(overrides: TextOverrides | undefined): Hono {
  const routes = new Hono()
  routes.get(`${TEXTS_PATH}/:digest/:file`, ({ req, json, text }) => {
    const language = req.param('file').replace(/\.json$/, '')
    const isCurrent = overrides?.address === `${TEXTS_PATH}/${req.param('digest')}`
    if (!isCurrent || !isLanguageCode(language)) {
      return text('Not Found', 404, { 'cache-control': 'no-store' })
    }
    return json(overrides.texts[language] ?? {}, 200, {
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  return routes
}
