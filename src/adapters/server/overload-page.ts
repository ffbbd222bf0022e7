import type { LanguageCode } from '#domain/locale/language.ts'
import { localeOf, type Routing } from '#domain/routing/routing.ts'
import { rejectionResponse, type RejectionContext } from './rejection-response.ts'
import { staticErrorPage } from './static-error-page.ts'

/** Retry-After in seconds. */
const RETRY_AFTER = 2

const TEXTS: Readonly<Record<LanguageCode, { title: string; read: string; sent: string; again: string }>> = {
  de: {
    title: 'Der Shop ist gerade überlastet',
    read: 'Bitte laden Sie die Seite in einigen Sekunden noch einmal.',
    sent: 'Ihre Eingabe wurde nicht verarbeitet. Gehen Sie bitte zurück und senden Sie sie in einigen Sekunden noch einmal.',
    again: 'Seite neu laden',
  },
  en: {
    title: 'The shop is very busy right now',
    read: 'Please load the page again in a few seconds.',
    sent: 'What you sent was not processed. Please go back and send it again in a few seconds.',
    again: 'Load the page again',
  },
  fr: {
    title: 'La boutique est très sollicitée en ce moment',
    read: 'Veuillez recharger la page dans quelques secondes.',
    sent: 'Votre saisie n’a pas été traitée. Revenez en arrière et envoyez-la de nouveau dans quelques secondes.',
    again: 'Recharger la page',
  },
  es: {
    title: 'La tienda está muy solicitada en este momento',
    read: 'Vuelva a cargar la página dentro de unos segundos.',
    sent: 'Los datos enviados no se han procesado. Vuelva atrás y envíelos de nuevo dentro de unos segundos.',
    again: 'Volver a cargar la página',
  },
  it: {
    title: 'Lo shop è molto richiesto in questo momento',
    read: 'Ricarichi la pagina tra qualche secondo.',
    sent: 'I dati inviati non sono stati elaborati. Torni indietro e li invii di nuovo tra qualche secondo.',
    again: 'Ricarica la pagina',
  },
  nl: {
    title: 'Het is op dit moment erg druk in de shop',
    read: 'Laad de pagina over enkele seconden opnieuw.',
    sent: 'Uw invoer is niet verwerkt. Ga terug en verstuur deze over enkele seconden opnieuw.',
    again: 'Pagina opnieuw laden',
  },
  pt: {
    title: 'A loja está muito movimentada no momento',
    read: 'Carregue a página novamente em alguns segundos.',
    sent: 'Os dados enviados não foram processados. Volte e envie-os novamente em alguns segundos.',
    again: 'Carregar a página novamente',
  },
  ru: {
    title: 'Магазин сейчас перегружен',
    read: 'Обновите страницу через несколько секунд.',
    sent: 'Отправленные данные не обработаны. Вернитесь назад и отправьте их ещё раз через несколько секунд.',
    again: 'Обновить страницу',
  },
}

/** An overloaded server refuses requests at once, before all visitors run into timeouts (load shedding). */
export const overloadResponse = (
  context: RejectionContext,
  routing: Routing,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  rejectionResponse(context, 503, () => overloadPage(context.req.raw, localeOf(context.req.path, routing)), {
    ...headers,
    'retry-after': String(RETRY_AFTER),
  })

/** Page for an overloaded server, created without React. */
function overloadPage({ method, url }: Request, language: LanguageCode): string {
  const { title, read, sent, again } = TEXTS[language]
  const isRead = method === 'GET' || method === 'HEAD'
  const { pathname, search } = new URL(url)
  return staticErrorPage({
    language,
    title,
    text: isRead ? read : sent,
    link: isRead ? { href: pathname + search, label: again } : undefined,
  })
}
