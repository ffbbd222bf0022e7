import type { LanguageCode } from '#domain/locale/language.ts'
import { pathTo } from '#domain/pages/localised-path.ts'
import { localeOf, type Routing } from '#domain/routing/routing.ts'
import { staticErrorPage } from './static-error-page.ts'

/** Reason for a rejected body: too large without or with a login, too many fields, or incomplete. */
export type RejectedBody = 'stranger' | 'customer' | 'fields' | 'incomplete'

type Texts = Readonly<Record<RejectedBody | 'title' | 'logIn' | 'incompleteTitle', string>>

const TEXTS: Readonly<Record<LanguageCode, Texts>> = {
  de: {
    title: 'Das war zu viel auf einmal',
    stranger:
      'Ihre Eingabe wurde nicht verarbeitet: Ohne Anmeldung sind höchstens 64 kB möglich. Melden Sie sich in einem neuen Tab an, gehen Sie hier zurück und senden Sie die Eingabe noch einmal, oder kürzen Sie sie.',
    logIn: 'In einem neuen Tab anmelden',
    customer:
      'Ihre Eingabe wurde nicht verarbeitet: Auf einmal ist höchstens 1 MB möglich. Gehen Sie bitte zurück, teilen Sie die Eingabe auf und senden Sie die Teile nacheinander.',
    fields:
      'Ihre Eingabe wurde nicht verarbeitet: Sie hat mehr als 2.500 Felder. Gehen Sie bitte zurück, teilen Sie die Eingabe auf und senden Sie die Teile nacheinander.',
    incompleteTitle: 'Ihre Eingabe ist nicht vollständig angekommen',
    incomplete:
      'Die Übertragung hat zu lange gedauert, nichts wurde verarbeitet. Gehen Sie bitte zurück und senden Sie die Eingabe noch einmal.',
  },
  en: {
    title: 'That was too much at once',
    stranger:
      'What you sent was not processed: without a login it can be 64 kB at most. Log in in a new tab, go back here and send it again, or shorten it.',
    logIn: 'Log in in a new tab',
    customer:
      'What you sent was not processed: it can be 1 MB at most. Please go back, split it, and send the parts one after the other.',
    fields:
      'What you sent was not processed: it has more than 2,500 fields. Please go back, split it, and send the parts one after the other.',
    incompleteTitle: 'What you sent did not arrive completely',
    incomplete: 'The transfer took too long and nothing was processed. Please go back and send it again.',
  },
  fr: {
    title: 'C’était trop en une fois',
    stranger:
      'Votre saisie n’a pas été traitée : sans connexion, elle est limitée à 64 Ko. Connectez-vous dans un nouvel onglet, revenez en arrière ici et envoyez-la de nouveau, ou raccourcissez-la.',
    logIn: 'Se connecter dans un nouvel onglet',
    customer:
      'Votre saisie n’a pas été traitée : elle est limitée à 1 Mo par envoi. Revenez en arrière, divisez-la et envoyez les parties l’une après l’autre.',
    fields:
      'Votre saisie n’a pas été traitée : elle contient plus de 2 500 champs. Revenez en arrière, divisez-la et envoyez les parties l’une après l’autre.',
    incompleteTitle: 'Votre saisie n’est pas arrivée en entier',
    incomplete:
      'L’envoi a pris trop de temps et rien n’a été traité. Revenez en arrière et envoyez-la de nouveau.',
  },
  es: {
    title: 'Son demasiados datos a la vez',
    stranger:
      'Los datos enviados no se han procesado: sin iniciar sesión pueden ocupar como máximo 64 kB. Inicie sesión en una pestaña nueva, vuelva atrás aquí y envíelos de nuevo, o acórtelos.',
    logIn: 'Iniciar sesión en una pestaña nueva',
    customer:
      'Los datos enviados no se han procesado: pueden ocupar como máximo 1 MB a la vez. Vuelva atrás, divídalos y envíe las partes una tras otra.',
    fields:
      'Los datos enviados no se han procesado: contienen más de 2500 campos. Vuelva atrás, divídalos y envíe las partes una tras otra.',
    incompleteTitle: 'Los datos no han llegado completos',
    incomplete: 'El envío ha tardado demasiado y no se ha procesado nada. Vuelva atrás y envíelos de nuevo.',
  },
  it: {
    title: 'Sono troppi dati in una volta',
    stranger:
      'I dati inviati non sono stati elaborati: senza accesso possono occupare al massimo 64 kB. Acceda in una nuova scheda, torni indietro qui e li invii di nuovo, oppure li riduca.',
    logIn: 'Accedi in una nuova scheda',
    customer:
      'I dati inviati non sono stati elaborati: possono occupare al massimo 1 MB alla volta. Torni indietro, li divida e invii le parti una dopo l’altra.',
    fields:
      'I dati inviati non sono stati elaborati: contengono più di 2.500 campi. Torni indietro, li divida e invii le parti una dopo l’altra.',
    incompleteTitle: 'I dati non sono arrivati per intero',
    incomplete:
      'L’invio ha richiesto troppo tempo e nulla è stato elaborato. Torni indietro e li invii di nuovo.',
  },
  nl: {
    title: 'Dit was te veel in één keer',
    stranger:
      'Uw invoer is niet verwerkt: zonder inloggen is hoogstens 64 kB mogelijk. Log in op een nieuw tabblad, ga hier terug en verstuur de invoer opnieuw, of kort deze in.',
    logIn: 'Inloggen op een nieuw tabblad',
    customer:
      'Uw invoer is niet verwerkt: hoogstens 1 MB per keer is mogelijk. Ga terug, splits de invoer en verstuur de delen na elkaar.',
    fields:
      'Uw invoer is niet verwerkt: deze bevat meer dan 2.500 velden. Ga terug, splits de invoer en verstuur de delen na elkaar.',
    incompleteTitle: 'Uw invoer is niet volledig aangekomen',
    incomplete:
      'Het versturen duurde te lang en er is niets verwerkt. Ga terug en verstuur de invoer opnieuw.',
  },
  pt: {
    title: 'Foram dados demais de uma vez',
    stranger:
      'Os dados enviados não foram processados: sem login, o limite é de 64 kB. Entre em uma nova aba, depois volte nesta aba à página anterior e envie os dados novamente, ou reduza-os.',
    logIn: 'Entrar em uma nova aba',
    customer:
      'Os dados enviados não foram processados: o limite é de 1 MB por envio. Volte, divida os dados e envie as partes uma após a outra.',
    fields:
      'Os dados enviados não foram processados: eles têm mais de 2.500 campos. Volte, divida os dados e envie as partes uma após a outra.',
    incompleteTitle: 'Os dados não chegaram completos',
    incomplete: 'O envio demorou demais e nada foi processado. Volte e envie os dados novamente.',
  },
  ru: {
    title: 'Слишком много данных за один раз',
    stranger:
      'Отправленные данные не обработаны: без входа можно отправить не более 64 КБ. Войдите в новой вкладке, вернитесь здесь назад и отправьте данные ещё раз или сократите их.',
    logIn: 'Войти в новой вкладке',
    customer:
      'Отправленные данные не обработаны: за один раз можно отправить не более 1 МБ. Вернитесь назад, разделите данные и отправьте части одну за другой.',
    fields:
      'Отправленные данные не обработаны: в них более 2500 полей. Вернитесь назад, разделите данные и отправьте части одну за другой.',
    incompleteTitle: 'Данные дошли не полностью',
    incomplete:
      'Передача заняла слишком много времени, ничего не обработано. Вернитесь назад и отправьте данные ещё раз.',
  },
}

/** Page for a browser whose form was rejected. It offers guests a login, after which they may send more. */
export function rejectedBodyPage(path: string, routing: Routing, reason: RejectedBody): string {
  const language = localeOf(path, routing)
  const { title, logIn, incompleteTitle, [reason]: text } = TEXTS[language]
  const link = { href: pathTo('login', language, routing), label: logIn, isInNewTab: true } as const
  return staticErrorPage({
    language,
    title: reason === 'incomplete' ? incompleteTitle : title,
    text,
    link: reason === 'stranger' ? link : undefined,
  })
}
