import type { LanguageCode } from '#domain/locale/language.ts'
import { pathTo } from '#domain/routing/localised-path.ts'
import { localeOf, type Routing } from '#domain/routing/routing.ts'
import { shortPage } from './short-page.ts'

type Texts = {
  readonly title: string
  readonly stranger: string
  readonly logIn: string
  readonly customer: string
}

const TEXTS: Readonly<Record<LanguageCode, Texts>> = {
  de: {
    title: 'Das war zu viel auf einmal',
    stranger:
      'Ihre Eingabe wurde nicht verarbeitet: Ohne Anmeldung sind höchstens 64 kB möglich. Melden Sie sich in einem neuen Tab an, gehen Sie hier zurück und senden Sie die Eingabe noch einmal, oder kürzen Sie sie.',
    logIn: 'In einem neuen Tab anmelden',
    customer:
      'Ihre Eingabe wurde nicht verarbeitet: Auf einmal ist höchstens 1 MB möglich. Gehen Sie bitte zurück, teilen Sie die Eingabe auf und senden Sie die Teile nacheinander.',
  },
  en: {
    title: 'That was too much at once',
    stranger:
      'What you sent was not processed: without a login it can be 64 kB at most. Log in in a new tab, go back here and send it again, or shorten it.',
    logIn: 'Log in in a new tab',
    customer:
      'What you sent was not processed: it can be 1 MB at most. Please go back, split it, and send the parts one after the other.',
  },
  fr: {
    title: 'C’était trop en une fois',
    stranger:
      'Votre saisie n’a pas été traitée : sans connexion, elle est limitée à 64 Ko. Connectez-vous dans un nouvel onglet, revenez en arrière ici et envoyez-la de nouveau, ou raccourcissez-la.',
    logIn: 'Se connecter dans un nouvel onglet',
    customer:
      'Votre saisie n’a pas été traitée : elle est limitée à 1 Mo par envoi. Revenez en arrière, divisez-la et envoyez les parties l’une après l’autre.',
  },
  es: {
    title: 'Son demasiados datos a la vez',
    stranger:
      'Los datos enviados no se han procesado: sin iniciar sesión pueden ocupar como máximo 64 kB. Inicie sesión en una pestaña nueva, vuelva atrás aquí y envíelos de nuevo, o acórtelos.',
    logIn: 'Iniciar sesión en una pestaña nueva',
    customer:
      'Los datos enviados no se han procesado: pueden ocupar como máximo 1 MB a la vez. Vuelva atrás, divídalos y envíe las partes una tras otra.',
  },
  it: {
    title: 'Sono troppi dati in una volta',
    stranger:
      'I dati inviati non sono stati elaborati: senza accesso possono occupare al massimo 64 kB. Acceda in una nuova scheda, torni indietro qui e li invii di nuovo, oppure li riduca.',
    logIn: 'Accedi in una nuova scheda',
    customer:
      'I dati inviati non sono stati elaborati: possono occupare al massimo 1 MB alla volta. Torni indietro, li divida e invii le parti una dopo l’altra.',
  },
  nl: {
    title: 'Dit was te veel in één keer',
    stranger:
      'Uw invoer is niet verwerkt: zonder inloggen is hoogstens 64 kB mogelijk. Log in op een nieuw tabblad, ga hier terug en verstuur de invoer opnieuw, of kort deze in.',
    logIn: 'Inloggen op een nieuw tabblad',
    customer:
      'Uw invoer is niet verwerkt: hoogstens 1 MB per keer is mogelijk. Ga terug, splits de invoer en verstuur de delen na elkaar.',
  },
  pt: {
    title: 'Foram dados demais de uma vez',
    stranger:
      'Os dados enviados não foram processados: sem login, o limite é de 64 kB. Entre em uma nova aba, volte aqui à página anterior e envie os dados de novo, ou reduza-os.',
    logIn: 'Entrar em uma nova aba',
    customer:
      'Os dados enviados não foram processados: o limite é de 1 MB por envio. Volte, divida os dados e envie as partes uma após a outra.',
  },
  ru: {
    title: 'Слишком много данных за один раз',
    stranger:
      'Отправленные данные не обработаны: без входа можно отправить не более 64 КБ. Войдите в новой вкладке, вернитесь здесь назад и отправьте данные ещё раз или сократите их.',
    logIn: 'Войти в новой вкладке',
    customer:
      'Отправленные данные не обработаны: за один раз можно отправить не более 1 МБ. Вернитесь назад, разделите данные и отправьте части одну за другой.',
  },
}

/** For a browser that posted more than it may: a stranger may post more after a login. */
export function tooLargePage(path: string, routing: Routing, isStranger: boolean): string {
  const language = localeOf(path, routing)
  const { title, stranger, logIn, customer } = TEXTS[language]
  if (!isStranger) return shortPage({ language, title, text: customer })
  const link = { href: pathTo('login', language, routing), label: logIn, isInNewTab: true } as const
  return shortPage({ language, title, text: stranger, link })
}
