import { isLanguageCode, type LanguageCode } from '#domain/locale/language.ts'

const TEXTS = {
  goBack: {
    de: 'Warenkorb an Ihr System übergeben',
    en: 'Return to your system',
    fr: 'Transmettre le panier à votre système',
    es: 'Transferir el carrito a su sistema',
    it: 'Torna al Suo sistema',
    nl: 'Terug naar uw systeem',
    pt: 'Voltar ao seu sistema',
    ru: 'Вернуться в вашу систему',
  },
  abort: {
    de: 'Ohne Warenkorb zurück',
    en: 'Return without a cart',
    fr: 'Revenir sans panier',
    es: 'Volver sin carrito',
    it: 'Torna senza carrello',
    nl: 'Terug zonder winkelwagen',
    pt: 'Voltar sem carrinho',
    ru: 'Вернуться без корзины',
  },
  failed: {
    de: 'Der Warenkorb konnte nicht übergeben werden. Er ist noch da; versuchen Sie es noch einmal.',
    en: 'The cart could not be returned. It is still there; try again.',
    fr: 'Le panier n’a pas pu être transmis. Il est toujours là ; réessayez.',
    es: 'No se ha podido transferir el carrito. Sigue ahí; inténtelo de nuevo.',
    it: 'Non è stato possibile trasmettere il carrello. È ancora qui; riprovi.',
    nl: 'De winkelwagen kon niet worden teruggestuurd. Hij is er nog; probeer het opnieuw.',
    pt: 'Não foi possível devolver o carrinho. Ele ainda está lá; tente novamente.',
    ru: 'Не удалось передать корзину. Она сохранена, попробуйте ещё раз.',
  },
  over: {
    de: 'Diese Sitzung ist vorbei, oder der Browser hat ihr Cookie nicht gespeichert. Öffnen Sie den Shop neu aus Ihrem System.',
    en: 'This session is over, or the browser did not keep its cookie. Open the shop again from your system.',
    fr: 'Cette session est terminée ou le navigateur n’a pas gardé son cookie. Rouvrez la boutique depuis votre système.',
    es: 'Esta sesión ha terminado o el navegador no guardó su cookie. Abra de nuevo la tienda desde su sistema.',
    it: 'Questa sessione è terminata o il browser non ha conservato il cookie. Riapra lo shop dal Suo sistema.',
    nl: 'Deze sessie is voorbij, of de browser heeft de cookie niet bewaard. Open de shop opnieuw vanuit uw systeem.',
    pt: 'Esta sessão terminou ou o navegador não guardou o cookie. Abra a loja novamente a partir do seu sistema.',
    ru: 'Сеанс завершён, или браузер не сохранил cookie. Откройте магазин снова из вашей системы.',
  },
  handedOver: {
    de: 'Dieser Warenkorb wurde an Ihr System übergeben. Für weitere Artikel öffnen Sie den Shop neu aus Ihrem System.',
    en: 'This cart was handed over to your system. For more parts, open the shop again from your system.',
    fr: 'Ce panier a été transmis à votre système. Pour d’autres articles, rouvrez la boutique depuis votre système.',
    es: 'Este carrito se ha transferido a su sistema. Para más recambios, abra de nuevo la tienda desde su sistema.',
    it: 'Questo carrello è stato trasmesso al Suo sistema. Per altri ricambi riapra lo shop dal Suo sistema.',
    nl: 'Deze winkelwagen is aan uw systeem overgedragen. Open de shop opnieuw vanuit uw systeem voor meer onderdelen.',
    pt: 'Este carrinho foi entregue ao seu sistema. Para mais produtos, abra a loja novamente a partir do seu sistema.',
    ru: 'Корзина передана в вашу систему. Для заказа других товаров откройте магазин снова из вашей системы.',
  },
  unavailable: {
    de: 'Der Shop ist zurzeit nicht verfügbar. Öffnen Sie ihn in einigen Minuten noch einmal aus Ihrem System.',
    en: 'The shop is not available at the moment. Open it again from your system in a few minutes.',
    fr: 'La boutique est momentanément indisponible. Rouvrez-la depuis votre système dans quelques minutes.',
    es: 'La tienda no está disponible en este momento. Ábrala de nuevo desde su sistema en unos minutos.',
    it: 'Lo shop al momento non risponde. Lo riapra dal Suo sistema tra qualche minuto.',
    nl: 'De shop reageert op dit moment niet. Open hem over enkele minuten opnieuw vanuit uw systeem.',
    pt: 'A loja não está disponível no momento. Abra-a novamente a partir do seu sistema em alguns minutos.',
    ru: 'Магазин сейчас недоступен. Откройте его снова из вашей системы через несколько минут.',
  },
} as const satisfies Record<string, Record<LanguageCode, string>>

/**
 * Text of pages between the shop and the other system. The server renders them without React, so they are not among the
 * messages of the UI.
 */
export const punchOutText = (id: keyof typeof TEXTS, language: string | undefined): string =>
  TEXTS[id][language !== undefined && isLanguageCode(language) ? language : 'en']
