import type { Context } from 'hono'
import type { PunchOutRejection } from '#application/punch-out/punch-out-api.port.ts'
import { ServePunchOut } from '#application/punch-out/serve-punch-out.ts'
import type { XmlReader } from '#application/documents/xml-reader.port.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { FormField } from '#domain/punch-out/oci-fields.ts'
import type { ReturnedBasket } from '#domain/punch-out/punch-out.ts'
import { hostSources, returnAddress } from '#domain/punch-out/return-address.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { CLOSE_CONNECTION, type BodyReader } from '../body-reader.ts'
import type { Logger } from '../logger.ts'
import { newNonce, type DocumentScripts } from '../security-headers.ts'
import type { LoadBuild } from '../server-build.ts'
import type { VisitorApi } from '../visitor-api.ts'
import { messagePage, autoSubmitPage, rejectionPage } from './punch-out-pages.ts'
import { NO_STORE, respondWithPage } from './respond-with-page.ts'
import { UpstreamPunchOutApi } from './upstream-punch-out-api.ts'

export type Call = Context<DocumentScripts>
type Settings = {
  readonly visitorOf: (context: Context) => VisitorApi
  readonly loadBuild: LoadBuild
  readonly logger: Logger
  readonly bodies: BodyReader
}

const FORM_SIZE_MAX = 64_000
const XML_SIZE_MAX = 2_000_000

/** Code that the routes of all protocols share: execution of use cases, body limits, and rejections. */
export class PunchOutHttp {
  readonly #settings: Settings

  constructor(settings: Settings) {
    this.#settings = settings
  }

  async punchOut(context: Call): Promise<ServePunchOut> {
    const { routing } = await this.shop()
    return new ServePunchOut(new UpstreamPunchOutApi(this.#settings.visitorOf(context).fetch), routing)
  }

  async shop(): Promise<{ readonly routing: Routing; readonly xmlReader: XmlReader }> {
    return (await this.#settings.loadBuild()).entry.module.punchOut()
  }

  /** The user's language: the first one of the browser that the shop has paths for. */
  async languageOf({ req }: Call): Promise<LanguageCode> {
    const { locales, defaultLocale } = (await this.shop()).routing
    const languageRanges = (req.header('accept-language') ?? '').slice(0, 200).toLowerCase().split(',')
    const codes = languageRanges.map((part) => part.trim().slice(0, 2))
    return (
      locales.find((locale) => codes[0] === locale) ??
      locales.find((locale) => codes.includes(locale)) ??
      defaultLocale
    )
  }

  formLimit() {
    const onError = (context: Call) => this.reject(context, 413, 'The request is too large.')
    return this.#settings.bodies.limitedTo({ maxSize: FORM_SIZE_MAX, onError })
  }

  /** Rejects a document that is too large or does not arrive, with an error response of the protocol. */
  documentLimit(rejectAs: (context: Call, status: 408 | 413, detail: string) => Response) {
    const closing = (status: 408 | 413, detail: string) => (context: Call) => {
      context.header('connection', CLOSE_CONNECTION.connection)
      return rejectAs(context, status, detail)
    }
    return this.#settings.bodies.limitedTo({
      maxSize: XML_SIZE_MAX,
      onError: closing(413, 'The document is too large.'),
      onTimeout: closing(408, 'The document did not arrive in time.'),
    })
  }

  /** Responds with a page that posts the lines to the buyer's system. */
  post(
    context: Call,
    basket: Pick<ReturnedBasket, 'returnUrl' | 'returnHosts'>,
    fields: readonly FormField[],
    { target, language }: { readonly target: string | undefined; readonly language: string },
  ) {
    const address = returnAddress(basket.returnUrl, basket.returnHosts)
    if (address === undefined)
      return this.reject(context, 403, 'The return address is not configured for this system.')
    const nonce = newNonce()
    context.set('nonce', nonce)
    context.set('returnHosts', hostSources(basket.returnHosts))
    return context.html(autoSubmitPage({ url: address.href, fields, target, language, nonce }), 200, NO_STORE)
  }

  reject(context: Call, status: 400 | 401 | 403 | 413 | 429 | 503, detail: string) {
    this.logRejection({ status })
    return respondWithPage(context, rejectionPage(detail), status)
  }

  /** Responds to a user who opens the shop from another system, in the user's language. */
  rejectAsUnavailable(context: Call, language: string) {
    this.logRejection({ status: 503 })
    return respondWithPage(context, messagePage('unavailable', language), 503)
  }

  /** Logs a rejection without credentials and URL. */
  logRejection({ status, kind, code }: Partial<PunchOutRejection> & { readonly status?: number }): void {
    this.#settings.logger.info('Punch-out refused', { status, kind, code })
  }
}

export async function formIn(context: Call): Promise<FormData> {
  return context.req.raw.formData().catch(() => new FormData())
}
