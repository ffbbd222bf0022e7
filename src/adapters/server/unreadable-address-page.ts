import { isLanguageCode, type LanguageCode } from '#domain/locale/language.ts'
import { staticErrorPage } from './static-error-page.ts'

const TEXTS: Readonly<Record<LanguageCode, { title: string; text: string; home: string }>> = {
  de: {
    title: 'Diese Adresse ist unlesbar',
    text: 'Sie ist unvollständig, beschädigt oder zu lang. Auf der Startseite finden Sie jeden Artikel über die Suche.',
    home: 'Zur Startseite',
  },
  en: {
    title: 'This address cannot be read',
    text: 'It is incomplete, damaged or too long. On the home page you can search for any part.',
    home: 'Go to the home page',
  },
  fr: {
    title: 'Cette adresse est illisible',
    text: 'Elle est incomplète, endommagée ou trop longue. La recherche de la page d’accueil mène à chaque article.',
    home: 'Aller à l’accueil',
  },
  es: {
    title: 'Esta dirección no se puede leer',
    text: 'Está incompleta, dañada o es demasiado larga. Desde la página de inicio puede buscar cualquier recambio.',
    home: 'Ir a la página de inicio',
  },
  it: {
    title: 'Questo indirizzo non è leggibile',
    text: 'È incompleto, danneggiato o troppo lungo. Dalla pagina iniziale può cercare qualsiasi ricambio.',
    home: 'Vai alla pagina iniziale',
  },
  nl: {
    title: 'Dit adres is onleesbaar',
    text: 'Het is onvolledig, beschadigd of te lang. Via de zoekfunctie op de startpagina vindt u elk onderdeel.',
    home: 'Naar de startpagina',
  },
  pt: {
    title: 'Não foi possível ler este endereço',
    text: 'Ele está incompleto, danificado ou é longo demais. Na página inicial você pode buscar qualquer produto.',
    home: 'Ir para a página inicial',
  },
  ru: {
    title: 'Этот адрес не читается',
    text: 'Он неполный, повреждён или слишком длинный. На главной странице через поиск можно найти любой товар.',
    home: 'На главную страницу',
  },
}

/** Page for a browser that opened a URL which the HTTP server rejects before the application. */
export function unreadableAddressPage(target: string): string {
  const [, beginning = ''] = target.split('/', 2)
  const code = isLanguageCode(beginning) ? beginning : undefined
  const { title, text, home } = TEXTS[code ?? 'en']
  return staticErrorPage({
    language: code ?? 'en',
    title,
    text,
    link: { href: code === undefined ? '/' : `/${code}`, label: home },
  })
}
