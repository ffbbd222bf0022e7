import { plainText } from './plain-text.ts'
import { numberWord } from './quantity-words.ts'

/** Reason why a line orders nothing. In a signature a known number with a quantity is still an order. */
export type IgnoreReason = 'quoted' | 'comment' | 'struck' | 'mail-head' | 'signature'

/** Maximum length in characters of a sentence that a person typed. */
const TEXT_MAX = 400

const QUOTED = /^\s*(?:>|&gt;)/
/**
 * A quoted line that starts with a bar: "| 2.30256 disc 4" below "On Thursday … wrote:". A row of a table has several
 * bars.
 */
const BAR_QUOTED = /^\s*\|[^|]*$/
const COMMENT = /^\s*(?:#\s|\/\/|<!--|\/\*|--\s*\S|REM\s|;;)/i
const STARTS_WITH_NUMBER = /^\s*["']?\d{1,2}\.\d{5}/
/** Commented-out line "#2.30256", if other lines start with a bare number. */
const HASHED = /^#\d{1,2}\.\d{5}/
const STRUCK_MARKUP = /^\s*(?:[-*•]\s*)?(?:~~.*~~|<(?:s|del|strike)>.*<\/(?:s|del|strike)>)\s*$/i
/** A line of a checklist that is marked with a cross: "❌ 2.30256". */
const CROSSED = /^(?:[-*•] )?[❌✗✘🚫]/u
const STRUCK_COMBINING = /(?:[^\s][\u0335\u0336]){3}/
const CANCELLED = new RegExp(
  String.raw`(?<!\p{L})(?:stornier\w*|storno|gestrichen|entf[aä]llt|hinf[aä]llig|cancel\p{L}*|deleted|void|` +
    String.raw`nicht (?:mehr |)(?:bestellen|ben[oö]tigt|n[oö]tig|liefern|bestellt)|(?:brauchen|benötigen) wir (?:\p{L}{2,9} )?nicht|(?:do not|don't|dont) (?:order|send|need|want|ship)|not (?:needed|ordered|required|wanted)|no longer (?:needed|required|wanted)|` +
    String.raw`(?:ich |)sch?on (?:bestellt|da|geliefert)|bereits (?:bestellt|geliefert|erhalten)|already (?:ordered|received|delivered|have)|(?:ordered|received|delivered) already|` +
    String.raw`annuleren|annul(?:e[zr]?|é|ée|ato|ata|are|lato|lata|lare)|ne pas (?:commander|livrer)|pas besoin|déjà (?:commandé|reçu)|annulée?|` +
    String.raw`anula(?:d|r|d[oa])?|anulen?|cancelad[oa]|no (?:pedir|enviar|hace falta)|ya pedid[oa]|n[aã]o (?:é |s[aã]o |fazem? )?(?:mais )?(?:pedir|enviar|precis[ao]s?|necess[aá]ri[oa]s?|falta)|ya no (?:hace falta|necesit\p{L}*)|plus besoin|больше не (?:нуж\p{L}*|надо)|j[aá] pedid[oa]|` +
    String.raw`non (?:ordinare|servono|serve|spedire)|già ordinat[oa]|отмен\p{L}*|не (?:бер[её]м|берите|заказывать|надо|нужно|нужен|нужны|отправлять)|уже (?:заказ\p{L}*|есть)|вычеркнут\p{L}*|` +
    String.raw`doch nicht|streichen|schrappen|haben wir (?:noch|schon|genug)|noch (?:genug )?da|weglassen|(?:hat|haben) sich erledigt|(?:kann|können|ganz|wieder|bitte|mag|mogen|kan) (?:raus|weg|eruit)|raus(?:nehmen|lassen)|fällt weg|fallen weg|we (?:still|already) have|we have (?:enough|plenty)|got (?:it|them|those|enough|one) already|forget (?:it|that|this|about)|scra(?:tch|p) (?:that|the)|leave (?:it|that|this|them) out|on en a encore|en avons (?:encore|déjà)|laisse[rz]? tomber|finalement (?:non|pas)|à supprimer|ce l'abbiamo|(?:ne )?abbiamo (?:ancora|già)|lascia\p{L}* perdere|togliere|al final no|(?:todavía|aún|ya) (?:l[oa]s? )?tenemos|mejor no|esque[cç]\w*|afinal não|(?:ainda|já) temos|у нас (?:ещ[её] )?есть|убрать|toch niet|hebben we (?:er )?(?:nog|al|genoeg)|laat maar|nie (?:potrzeb\p{L}*|trzeba|zamawia\p{L}*)|mamy (?:jeszcze|już|dość)|już (?:mamy|zamówi\p{L}*)|` +
    String.raw`(?:can|should|may|to) be (?:removed|dropped|deleted|taken (?:off|out))|off (?:the|this|my|our) (?:order|list)|(?:von|aus) der (?:bestellung|liste) (?:nehmen|löschen|entfernen)|` +
    String.raw`(?:pode(?:m|s|ria)?|puede[ns]?|podéis|pueden|può|puoi|potete|peu[tx]|pouvez|à) (?:tirar|remover|quitar|sacar|eliminar|borrar|excluir|enlever|supprimer|levare|rimuovere|eliminare)(?:l[oa]s?)?|` +
    String.raw`(?:retir|tir|remov|enl[eè]v)\p{L}{1,4} (?:do|da|de la|del|della) (?:pedido|encomenda|lista|commande|liste|orden)|(?:mag|mogen|kan|kunnen) van de (?:bestelling|lijst|order)(?: af)?|` +
    String.raw`hoe(?:ft|ven) (?:niet|geen)|не требу\p{L}*|no (?:necesit\p{L}*|quiero|queremos)|non vogli\p{L}*|não quer\p{L}*|не (?:хотим|хочу)|plus (?:nécessaires?|utiles?)|nicht gebraucht|vervallen|vervalt|geannuleerd|niet (?:meer )?(?:bestellen|nodig|leveren)|al besteld)(?!\p{L})`,
  'iu',
)
const EACH_CANCELLED = new RegExp(CANCELLED.source, 'giu')
/**
 * Words that cancel a part of a quantity, as in "2 of which have already arrived": the remaining pieces are still
 * ordered.
 */
const PARTLY =
  /(?<!\p{L})(?:davon|of which|of them|dont|di cui|de los cuales|de las cuales|waarvan|из них|dos quais|das quais) \d/iu
const NOT_CANCELLED =
  /(?:nicht|not|never|non|ne|не|niet|no)\s+(?:storn|cancel|annul|отмен|annuleren)|(?<!\p{L})(?:sinon|sonst|otherwise|altrimenti|anders|senão|иначе),? (?:bitte |please )?(?:laisse|weglass|storn|cancel|annul|forget|lascia|отмен|не надо)/iu
const HEAD =
  /^\s*\*?(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|datum|gesendet|de|à|objet|envoyé|da|a|oggetto|inviato|data|от|от кого|кому|тема|дата|отправлено|копия|van|aan|onderwerp|verzonden|para|assunto|enviado|enviada em|asunto|fecha|message-id|attachments?|anlagen?|importance|mime-version|content-type|content-transfer-encoding|x-[\w-]+|received|return-path|dkim-signature):\*?(?:\s|$)/i
const ORIGINAL =
  /^\s*(?:-{2,}\s*(?:original message|ursprüngliche nachricht|original-nachricht|message d'origine|message original|messaggio originale|исходное сообщение|oorspronkelijk bericht|mensagem original|mensaje original)|_{10,}\s*$|(?:on|am|le|il|el|em|op)\s.{5,120}(?:wrote|schrieb|a écrit|ha scritto|escribió|escreveu|schreef)\b.*:\s*$|.{5,120}(?:пишет|написал\(?а?\)?):\s*$)/i
const CLOSING =
  /^\s*(?:--\s*$|mit (?:freundliche[nm]|beste[nm]) gr[uü][sß]+|(?:freundliche|beste|viele|schöne|liebe) gr[uü][sß]+e?|mfg\b|gru[sß]+\b|vg\b|lg\b|(?:best|kind|warm|many)?\s*regards|best wishes|yours (?:sincerely|faithfully|truly)|cheers\b|(?:bien )?cordialement|salutations|(?:un )?(?:cordial |atento )?saludos?\b|atentamente|cordiali saluti|distinti saluti|saluti\b|с уважением|met vriendelijke groet|vriendelijke groet|gr(?:oet(?:en|jes)?)?\b|mvg\b|atenciosamente|cumprimentos|com os melhores|abraço|sent from my|von meinem .* gesendet|gesendet von|envoyé de mon)/i

/**
 * Reason why each line orders nothing; undefined for a line that may be an order. The reason may depend on earlier
 * lines.
 */
export function ignoreReasonsOf(
  sources: readonly string[],
  readsQuotes: boolean,
): readonly (IgnoreReason | undefined)[] {
  let isSigned = false
  let isOriginal = false
  let isText = false
  let isBarred = false
  const isHashed = sources.some((source) => STARTS_WITH_NUMBER.test(source))
  return sources.map((source, index) => {
    const text = plainText(source)
    const isHead = HEAD.test(text)
    const startsMail = isText && isHead && headsFrom(sources, index) >= HEADS_OF_MAIL
    isText ||= text !== '' && !isHead
    if (startsMail || ORIGINAL.test(text)) {
      // quotation marks end at the first line without one, because a reply may follow there
      const first = plainText(sources.slice(index + 1).find((line) => line.trim() !== '') ?? '')
      isBarred = BAR_QUOTED.test(first)
      const isMarked = QUOTED.test(first) || isBarred
      if (isMarked && !readsQuotes) return 'quoted'
      isOriginal = !readsQuotes
      isSigned = false
      if (readsQuotes) return 'mail-head'
    }
    if (QUOTED.test(text) || (isBarred && BAR_QUOTED.test(text))) return 'quoted'
    if (isOriginal) return isHead && !ORIGINAL.test(text) ? 'mail-head' : 'quoted'
    if (CLOSING.test(text)) {
      isSigned = true
      return 'signature'
    }
    return ignoreReasonOf(source, text, isHashed, isSigned)
  })
}

/** `isHashed`: a hash in front of a number makes it a comment. */
function ignoreReasonOf(
  source: string,
  text: string,
  isHashed: boolean,
  isSigned: boolean,
): IgnoreReason | undefined {
  if (isStruck(source, text)) return 'struck'
  if (HEAD.test(text)) return 'mail-head'
  if (COMMENT.test(text) || (isHashed && HASHED.test(text))) return 'comment'
  return isSigned && text !== '' ? 'signature' : undefined
}

/** Minimum number of headers (from, sent, to, subject) that mark a quoted mail below the reply. */
const HEADS_OF_MAIL = 3
const HEADS_MAX = 8

function headsFrom(sources: readonly string[], index: number): number {
  const lines = sources.slice(index, index + HEADS_MAX)
  const end = lines.findIndex((line) => !HEAD.test(plainText(line)))
  return end < 0 ? lines.length : end
}

const isStruck = (source: string, text: string): boolean =>
  STRUCK_MARKUP.test(text) ||
  CROSSED.test(text) ||
  STRUCK_COMBINING.test(source.slice(0, 500)) ||
  (isCancellation(text) && !NUMBER.test(withoutCancelled(text)))

export const isCancellation = (text: string): boolean => hasCancellation(text) && !PARTLY.test(text)

/** True if a line cancels a part of its quantity; the remaining quantity is unknown. */
export const isPartialCancellation = (text: string): boolean => hasCancellation(text) && PARTLY.test(text)

const hasCancellation = (text: string): boolean =>
  text.length < TEXT_MAX &&
  /\p{L}/u.test(text) &&
  (CANCELLED.test(text) || TAKEN_OUT.test(text) || ARRIVED.test(text)) &&
  !NOT_CANCELLED.test(text)

/** Words that negate a number: "not 2.30256", but not "if not 2.30256, then …" and "why not 2.30256". */
const NEGATED =
  String.raw`(?<!(?:if|why|wenn|falls|warum|si|pourquoi|se|perché|por qué|porque|als|waarom|если|почему) )` +
  String.raw`(?<!(?:vergess\p{L}*|vergiss|vergeet|dimentic\p{L}*|esque[cç]\p{L}*)(?: sie| bitte)? )` +
  String.raw`(?:(?:not|nicht|niet|не)(?: (?:any ?more|mehr|meer))?|non(?: più| pas)?|não(?: é| mais)?|ya no|never|nie(?: wieder| mehr)?|jamais|nunca(?: más| mais)?|mai(?: più)?|nooit(?: meer)?|никогда|больше не|уже не)`
/** Words behind a number that is no longer needed: "2.30256 not any more". */
const NO_MORE = String.raw`not any ?more|no (?:more|longer)|nicht mehr|diesmal nicht|niet meer|deze keer niet|non più|ya no|já não|não mais|больше не|уже не`
/**
 * Words that cancel a number: "leave out the 2.30256", "2.30256: none", and "no 2.30256" in languages in which "no"
 * does not abbreviate "number".
 */
const TAKEN_OUT = new RegExp(
  String.raw`(?<!\p{L})(?:(?<!(?:t|not) )forget|skip|drop|remove|delete|strike|take out|take off|leave out|leave off|without|streich\p{L}*(?: sie)?|ohne|keine?n?|supprim\p{L}*|enl[eè]v\p{L}*|retire[zr]?|retirar|remov\p{L}*|rimuov\p{L}*|(?<!oubli\p{L}{1,4} )pas(?: de)?|plus de|sans|quita\p{L}*|elimin\p{L}*|borr[ae]\p{L}*|ningún|sin|togli\p{L}*|leva(?:re|te)?|nessun\p{L}?|senza|tirar?|tire|retira|sem|nenhum\p{L}?|schrap\p{L}*|geen|zonder|(?<=(?:and|but|or|,) )no|${NEGATED}|убер\p{L}*|вычеркн\p{L}*|удал\p{L}*|usuń\p{L}*|skreśl\p{L}*|bez)` +
    String.raw`(?: bitte| please| svp| por favor)?(?: (?:the|die|den|das|la|les?|l[oa]s|el|il|gli|i|os?|as?|de|het|du|des))? (?=\d{1,2}[.,]?\d{5}|SA\d)|(?<=\d ?[-–—:,]? )(?:none|not at all|keine?n?|gar nicht|aucune?|pas du tout|ningun[oa]|nada|nessun[oa]|niente|nenhuma?|geen|helemaal niet|вообще не надо|ни одн\p{L}*|нисколько|${NO_MORE})(?=\s?(?:$|[(,;.]))`,
  'iu',
)
const EACH_TAKEN_OUT = new RegExp(TAKEN_OUT.source, 'giu')
/** Words for goods that have arrived and are no longer ordered; only applied to a clause that contains their number. */
const ARRIVED =
  /(?<!\p{L})(?:(?:ist|sind) (?:da|angekommen|eingetroffen)|(?:has|have) arrived|(?:was|were) (?:delivered|received)|turned up|(?:est|sont) arriv\p{L}+|bien reçue?s?|han? llegado|ya (?:llegaron|llegó|recibid[oa]s?)|(?:è|sono) arrivat\p{L}|già ricevut\p{L}|já (?:cheg\p{L}+|recebid[oa]s?)|(?:is|zijn) (?:binnen|aangekomen)|al (?:ontvangen|binnen)|(?:уже )?(?:пришёл|пришел|пришла|пришли|получены?|привезли))(?!\p{L})/iu
/** Phrases that refer to another order; "as last time" describes this order. */
const FORMER_ORDER =
  /(?<!\p{L})(?<!(?:as|like|wie|comme|come|como|как|same|zoals|igual que) )(?:last time|previous(?:ly)?|last order|letztes mal|letzten? bestellung|zuletzt|vorher|la dernière fois|(?:commande )?précédente?|la (?:última|ultima) vez|anterior|l'ultima volta|precedente|da última vez|vorige|laatste keer|в прошлый раз|прошл\p{L}+|предыдущ\p{L}+|ostatnio|poprzedni\p{L}*)(?!\p{L})/iu
const MARK = '\u0002'
/** Replaces the blank within phrases that the search for clauses treats as one word. */
const BLANK = '\u0003'
const MARKS = /[\u0002\u0003]/g
const ASIDE = /\(([^()]{0,300})\)/g

const CLAUSE =
  /[;!?]\s*|[.,]\s+|\s(?=(?:aber|but|mais|ma|pero|mas|но|maar|sondern|sino|bensì|а)\s)|\s(?=(?:und|and|et|e|y|en|и)\s(?:die|den|das|the|les?|la|los|las|os|as|de|het)\s\d)|\s(?=(?:und|and|et|e|y|en|и)\s(?:dafür|stattdessen|nimm|nehmen|schick\p{L}*|instead|take|send|add|put|mets|mettez|prends|prenez|ajoute\p{L}*|plutôt|metti|mettete|aggiungi|pon|añade|põe|ponha|acrescent\p{L}*|zet|doe|neem|добав\p{L}*|возьм\p{L}*)\s)/iu
/** Phrases of a line; a conjunction also separates them. */
export const phrasesOf = (text: string): readonly string[] =>
  text.split(CLAUSE).flatMap((clause) => clause.split(JOINED))

const JOINED = /\s(?=(?:und|and|et|e|y|en|и|plus)\s)/iu
/** Words before the ordered number that replaces a cancelled one: "not 2.30256, but 3.00130". */
const CONTRAST =
  /^(?:sondern|aber|nur|but|only|instead|mais|seulement|plutôt|sino|pero|s[oó]lo|ma|bensì|solo|mas|apenas|só|sim|maar|alleen|но|только|а)(?= )/iu
const DASH = /\s[-–—]\s/u
/** Four digits: every part number has at least as many. */
const NUMBER = /\d(?:\D{0,3}\d){3}/

/** Words for a part that another document orders, in the quantity of that document: "2.30256 bleibt unverändert". */
const UNCHANGED =
  /(?<!\p{L})(?:unverändert|bleib(?:t|en) (?:so|gleich|dabei)|unchanged|stays? (?:as is|the same)|as before|inchangée?s?|sans changement|sin cambios?|sem alteraç(?:ão|ões)|invariat[oaie]|bez zmian|без изменений|ongewijzigd|blijft (?:zo|gelijk))(?!\p{L})/iu
const NUMBERS = /\d(?:[\d. -]{2,14}\d)/g
const OWN_NUMBERS = /(?<!\d)\d{1,2}[.,]\d{5}/g
const isCounted = (clause: string): boolean =>
  /\d/.test(clause.replace(OWN_NUMBERS, ' ').replace(NUMBERS, '')) ||
  clause.split(' ').some((word) => numberWord(word) !== undefined)
const isUnchanged = (clause: string): boolean =>
  UNCHANGED.test(clause) && NUMBER.test(clause) && !isCounted(clause)

/** `off`: the clause cancels its parts; `unchanged`: another document orders them. */
export type Clause = { readonly text: string; readonly effect: 'ordered' | 'off' | 'unchanged' }

/** Splits a line into clauses, including those that order nothing. */
export function clausesOf(text: string): readonly Clause[] {
  const marked = text
    .replace(ASIDE, (aside, within: string) => {
      if (!NUMBER.test(within)) return aside
      const isOff = [CANCELLED, TAKEN_OUT, ARRIVED, FORMER_ORDER].some((pattern) => pattern.test(within))
      if (!isOff) return ` ; ${within} ; `
      return FORMER_ORDER.test(within) || ARRIVED.test(within)
        ? ' '
        : ` ; ${MARK}${within.replaceAll(' ', BLANK)} ; `
    })
    .replace(EACH_CANCELLED, asOneWord)
    .replace(EACH_TAKEN_OUT, asOneWord)
  return marked.split(CLAUSE).flatMap((phrase) => {
    const joined = phrase.includes(MARK) ? partsOf(phrase) : [phrase]
    const isOff = joined.map(
      (clause) => clause.includes(MARK) || (ARRIVED.test(clause) && NUMBER.test(clause)),
    )
    return joined.map((clause, index): Clause => {
      // "2.30256 and 3.00130 are cancelled": a number without a quantity shares the result of its neighbour
      const sharesEffect =
        (isOff[index + 1] === true || isOff[index - 1] === true) &&
        NUMBER.test(clause) &&
        !CONTRAST.test(clause) &&
        !isCounted(clause) &&
        multiplierIn(clause) === undefined
      const text = clause.replace(MARKS, (mark) => (mark === MARK ? '' : ' '))
      if (isOff[index] || sharesEffect) return { text, effect: 'off' }
      return { text, effect: isUnchanged(clause) ? 'unchanged' : 'ordered' }
    })
  })
}

/** Splits a phrase; a dash separates only between two numbers. */
function partsOf(phrase: string): readonly string[] {
  const dashed = phrase.split(DASH)
  return (dashed.every((part) => NUMBER.test(part)) ? dashed : [phrase]).flatMap((part) => part.split(JOINED))
}

const asOneWord = (words: string): string => MARK + words.replaceAll(' ', BLANK)

/** Removes clauses that cancel: "4 x 2.30256, but 3.00130 is no longer needed". */
export function withoutCancelled(text: string): string {
  const isOrder =
    !isCancellation(text) &&
    (text.length >= TEXT_MAX || (!UNCHANGED.test(text) && !(text.includes('(') && FORMER_ORDER.test(text))))
  if (isOrder) return text
  const clauses = clausesOf(text)
  const off = new Set<number>()
  clauses.forEach((clause, index) => {
    if (clause.effect === 'ordered') return
    off.add(index)
    // a clause without a number cancels the number before it: "2.30256, cancelled"
    if (!NUMBER.test(clause.text) && !namesAnother(clause.text))
      off.add(clauses.slice(0, index).findLastIndex((each) => NUMBER.test(each.text)))
  })
  return clauses.flatMap((clause, index) => (off.has(index) ? [] : [clause.text])).join(' , ')
}

/** "we need no oil": the word after "no" is not needed; parts that were named before are still ordered. */
const NOT_NEEDED =
  /^(?:(?:und|and|et|e|y|en|и|а)\s)?(\p{L}{4,20}) (?:(?:brauchen wir |is |are |wird |werden )?(?:nicht|not)\s|(?:не|non|no|niet|não) (?:надо|нужно|нужен|нужны|servono|serve|hace falta|nodig|é necessário))/iu
const PRONOUN =
  /^(?:diese\p{L}*|those|these|them|that|this|das|davon|ceux|celle\p{L}*|quell\p{L}*|quest\p{L}*|esos|estos|esta|deze|этот|эти|этого|больше|jetzt|aktuell|doch|leider|sind|wird)$/iu
function namesAnother(clause: string): boolean {
  const name = NOT_NEEDED.exec(clause.trim().slice(0, 80))?.[1]
  return name !== undefined && !PRONOUN.test(name)
}

export const withoutQuotes = (line: string): string =>
  BAR_QUOTED.test(line) ? line.replace('|', ' ').trimStart() : line.replace(/^\s*(?:(?:>|&gt;)\s?)+/, '')

const CONTACT =
  /(?<!\p{L})(?:t[eé]l|telefon|telef\p{L}*|telefax|fax|phone|mobile?|handy|gsm|тел|факс|iban|bic|swift|ust-?id(?:nr)?|umsatzsteuer\p{L}*|vat|btw|kvk|siret|siren|nif|cif|cnpj|p\.? ?iva|partita iva|инн|кпп|огрн|hrb|hra|steuer\p{L}*|amtsgericht|konto|account|blz|plz|cep|www|https?|e-?mail|vin|fin|fahrgestell\p{L}*|chassis|kennzeichen|registration|км|km|km-stand|kilometerstand|mileage|odometer|kilom[eé]trage|chilometr\p{L}*|quilometragem|kil[oó]metros|пробег|ссылка)(?!\p{L})|(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3}|@(?!EUR|USD|GBP)\p{L}|\+\d{2}[\s(\d]/iu
const REFERENCE =
  /auftrag|(?<!\p{L})(?:supplier|vendor|lieferant\p{L}*|fournisseur|proveedor|fornitore|leverancier|fornecedor|поставщик\p{L}*|kunden?|kunden-?\s?(?:nr|nummer|no)|customer|client|cliente|klant|customer (?:no|number|id)|client no|n° client|codice cliente|cliente n|código de? cliente|klantnummer|клиент\p{L}*|rechnung\p{L}*|invoice|facture|fattura|factura|fatura|factuur|сч[её]т|lieferschein\p{L}*|delivery note|bon de livraison|ddt|albarán|накладная|pakbon|angebot\p{L}*|offer|quotation|quote|devis|preventivo|offerta|presupuesto|oferta|предложени\p{L}*|offerte|auftrag\p{L}*|order (?:no|number|ref|date|id|#?\d{4,12}(?![.,\d]))|purchase order|po\b|bestell-?(?:nr|nummer)|bestellung|commande|ordine|pedido|encomenda|заказ\p{L}*|bestelling|ref(?:erence|erenz)?|unser zeichen|ihr zeichen|projekt|project|kostenstelle|cost cent(?:er|re)|seite|page|pagina|página|стр|summe|gesamt\p{L}*|zwischensumme|total\p{L}*|sub-?total\p{L}*|übertrag|итого|всего|totaal|totale|somme|suma|datum|date|fecha|data|дата)(?!\p{L})/iu
const TOTAL =
  /^[^\p{L}\p{N}]*(?:summe|gesamt\p{L}*|zwischensumme|total\p{L}*|grand total|sub-?total\p{L}*|übertrag|carry over|itogo|итого|всего|subtotaal|totaal|totale|totaux|sous-total|subtotale|suma|somme|mwst|vat|tva|iva|ндс|btw|netto|brutto|net|versand\p{L}*|shipping|fracht|freight|porto)(?!\p{L})/iu

/** True for a line with addresses, phone numbers or references; an unknown number in it is not a part number. */
export const isContactLine = (text: string): boolean => CONTACT.test(text)
export const isReferenceLine = (text: string): boolean => REFERENCE.test(text)
export const isTotalLine = (text: string): boolean => TOTAL.test(text)

/** A duration in a row of labour on a workshop card: "1,5 h". */
const TIME =
  /^\d{1,4}(?:[.,]\d{1,3})?\s?(?:h|hrs?|hours?|std|stunden?|heures?|ore|uur|horas?|ч|час\p{L}{0,3}|min|aw)\.?$/iu
export const isTimeOfDay = (cell: string): boolean => TIME.test(cell)

/** Words before the number of a replaced part. */
const REPLACED =
  /^(?:ersetzt|ersatz|replaces|replacing|replacement|supersedes|superseding|instead|i\.?p\.?v|statt|anstelle|anstatt|remplace|remplaçant|remplacement|reemplaza|sustituye|sostituisce|sostituzione|заменяет|вместо|замена|взамен|vervangt|vervanging|substitui|substitute|alt|old|formerly|previously|früher|vormals|ehemals|vorher|ancien|ancienne|anciennement|vecchio|antiguo|antigo|antiga|старый|ранее|oud|oude|voorheen|vgl|cf|altes?|alte|nachfolger|successor|successeur|sucesor|sucessor|successore|opvolger|преемник)[.:]?$/iu
/** Words that mark a replaced number only directly before it; in other places they are common words. */
const REPLACED_BESIDE = /^(?:was|war|ex|antes|était|era|byl|был|была)[.:]?$/iu
const REPLACED_PHRASE =
  /(?:au lieu|à la place|en lugar|en vez|al posto|invece|em vez|no lugar|in plaats) (?:de|di|del|da|do|van)$/iu

/** Words between two numbers of which the second is ordered only if the first cannot be delivered. */
const ALTERNATIVE =
  /(?:^| )(?:or|oder|ou|или|sinon|ersatzweise|alternativ\p{L}*|if not available|falls nicht (?:lieferbar|verfügbar))$/iu
/** Words before an alternative with a condition: "or, if you have none, 2 of …". */
const ALTERNATIVE_IF =
  /^(?:, )?(?:or|oder|ou|o|или|of|e|and|und)? ?,? ?(?:if|wenn|falls|si|se|если|als|when) (?:you|not|no|none|out of|nicht|keine?|die|das|der|pas|vous|non|no|não|нет|не|er|it|is|they|haven.?t)(?: |$)/iu
/** True if the words between two numbers make the second an alternative. */
export function isCondition(between: readonly string[]): boolean {
  const text = between.slice(0, 10).join(' ').replace(COUNT_AHEAD, '')
  return ALTERNATIVE_IF.test(text) && (!AND_IF.test(text) || LACKING.test(text))
}
/** Words that begin an additional order, not an alternative: "and, if it can go on the same van, also 2 of …". */
const AND_IF = /^(?:, )?(?:e|and|und) /iu
const LACKING =
  /(?<!\p{L})(?:no|not|none|haven.?t|hasn.?t|isn.?t|aren.?t|don.?t|can.?t|out of|nicht|keine?n?|pas|non|não|нет|не|geen|niet)(?!\p{L})/iu
/** A quantity before a condition: "qty 2 - if no stock then 3.00130". */
const COUNT_AHEAD =
  /^(?:\p{L}{1,9} )?x?\d{1,4}x?(?: \p{L}{1,9})?(?: ?[-,/])? (?=(?:or|oder|ou|o|или|of|if|wenn|falls|si|se|если|als) )/iu
export const isAlternative = (before: readonly string[]): boolean => ALTERNATIVE.test(before.join(' '))

/**
 * True if the word is the first one or follows a comma. "…, instead 2.30256" orders the number; in "discs instead
 * 2.30256" it is the replaced number.
 */
const isFirst = (words: readonly string[], index: number): boolean => index === 0 || words[index - 1] === ','

/** True if the words before a number mark it as a replaced number. */
export const isReplacement = (before: readonly string[]): boolean =>
  before.some(
    (word, index) =>
      REPLACED.test(word) &&
      !(/^instead$/i.test(word) && before[index + 1] !== 'of' && isFirst(before, index)),
  ) ||
  REPLACED_BESIDE.test(before.at(-1) ?? '') ||
  REPLACED_PHRASE.test(before.join(' '))

/** Words of correction that may also express a preference ("lieber per Bahn"): they need a quantity. */
const CORRECTING =
  'make that|make it|correction|(?:oh |ach |o )?(?:nee|nein|ne|nö|no|non|não|нет),? (?:wacht|warte|wait|aspetta|espera|attendez|attends|подожди|погоди)|а нет(?=,)|(?:ah|ach|oh)[ ,]{1,2}(?:nee|nein|no|non|não|нет)|ой|ups|oops|korrektur|actually|no wait|lieber|besser gesagt|vielmehr|finalement|plutôt|anzi|' +
  'meglio|mejor|perdón|corrección|correção|afinal|aliás|perdão|correctie|toch maar|liever|scusa|scusate|sorry|oops|' +
  'jednak|poprawka|errata|erratum|irrtum|vertan|mi sono sbagliato|mi sono sbagliata|me equivoqué|enganei-me|' +
  'je me suis trompé|je me suis trompée|my mistake|vergissing|извините|ошибся|ошиблась|ошибка|исправление|' +
  'исправьте|исправить|исправлено|лучше|вернее|точнее'
/** Headings of a correction: "Change: 2 of …". */
const TITLES =
  'rettifica|berichtigung|änderung|cambio|change|modifica|modification|alteração|wijziging|изменение|zmiana'
const CORRECTION = new RegExp(
  String.raw`(?<!\p{L})(?:${CORRECTING}|(?:${TITLES})(?= ?:)|doch (?:bitte |besser |nur )?(?=\d))(?!\p{L})`,
  'iu',
)
/** Index at which a correction of an earlier line starts; -1 without one. */
export const correctionAt = (text: string): number => text.search(CORRECTION)

/** Phrases such as "the rest as below": the quoted order is valid as well. */
const REST =
  /(?<!\p{L})(?:rest|remainder|reste|resto|restante|überige|übrige|overige|everything else|as below|wie unten|alles andere|lo dem[aá]s|остальн\p{L}*|reszta)(?!\p{L})/iu
const AGREED =
  /(?<!\p{L})(?:ok|okay|agreed|as (?:discussed|agreed)|confirm\p{L}*|all (?:good|fine|correct)|passt|einverstanden|bestätig\p{L}*|wie besprochen|d'accord|comme convenu|bon pour|de acuerdo|como (?:acordado|hablado|combinado)|correcto|conferm\p{L}*|va bene|come d'accordo|tudo (?:certo|bem)|akkoord|klopt|zoals (?:besproken|afgesproken)|верно|как договор\p{L}*|согласны?|подтвержда\p{L}*|zgadza)(?!\p{L})/iu
const EXCEPT =
  /(?<!\p{L})(?:but|except|only|aber|nur|außer|bis auf|mais|sauf|seulement|pero|salvo|excepto|ma|tranne|solo|mas|exceto|menos|maar|behalve|alleen|но|кроме|только|tylko|oprócz)(?!\p{L})/iu
const ADDED =
  /(?<!\p{L})(?:add|also|plus|in addition|noch|dazu|zusätzlich|außerdem|auch|aussi|encore|ajoute[rz]?|en plus|también|además|añad\p{L}*|anche|inoltre|aggiung\p{L}*|também|mais|acrescent\p{L}*|ook|erbij|nog|ещё|еще|также|добав\p{L}*|także|jeszcze)(?!\p{L})/iu
/** True for a reply that changes the quoted order, or adds to it, and keeps its other lines. */
export const isAmendment = (text: string): boolean =>
  REST.test(text) || (AGREED.test(text) && (EXCEPT.test(text) || ADDED.test(text)))

/**
 * Words in a reply that add parts to a quoted order whose lines remain valid: "Please add 2 x 2.30256", "and 2 x
 * 2.30256".
 */
const ADDING =
  /^(?:and|plus|und|et|ainsi que|y|e|en|и)(?: (?:also|noch|auch|aussi|también|anche|também|ook|ещё|еще))? \d|(?<!\p{L})(?:add|hinzufügen|ergänz\p{L}*|(?:noch |bitte )dazu|dazu (?:noch|bitte)|r?ajoute[rz]?|añad\p{L}*|agreg\p{L}*|aggiung\p{L}*|acrescent\p{L}*|adicion\p{L}*|toevoegen|voeg|добав\p{L}*)(?!\p{L})/iu
/**
 * Words that mark a quoted text as an earlier order, offer, confirmation or invoice, whose parts are not ordered
 * again.
 */
const SETTLED =
  /(?<!\p{L})(?:(?:your|ihre[nmr]?|votre|vostro|suo?|seu|sua|uw|ваш\p{L}*) (?:order|bestellung|auftrag|commande|ordine|pedido|encomenda|bestelling|заказ\p{L}*)|ordered|bestellt|commandée?s?|ordinat[oaie]|encomendad[oa]s?|pedimos|besteld|заказ(?:ал\p{L}*|ан\p{L}*)|shipp\p{L}*|dispatch\p{L}*|vers[ae]nd\p{L}*|expédi\p{L}*|enviad[oa]s?|spedit\p{L}*|verzonden|отправ\p{L}*|offer|quot(?:e|ation)|angebot\p{L}*|offre|devis|oferta|presupuesto|offerta|preventivo|orçamento|offerte|предложени\p{L}*|confirm\p{L}*|\p{L}{0,12}bestätig\p{L}*|conferm\p{L}*|bevestig\p{L}*|подтвержд\p{L}*|deliver\p{L}*|geliefert|liefer\p{L}*|livr\p{L}*|entreg\p{L}*|consegn\p{L}*|geleverd|отгру\p{L}*|invoice\p{L}*|rechnung\p{L}*|fact?ur\p{L}*|fattur\p{L}*)(?!\p{L})/iu
export const isAdditionToQuote = (reply: readonly string[], quoted: readonly string[]): boolean =>
  ADDING.test(reply.join('\n').trimStart()) &&
  ![...reply.filter((line) => HEAD.test(line)), ...quoted].some((line) => SETTLED.test(line))

/** Imperatives of change: the line replaces the quantity of a part that an earlier line orders. */
const CHANGE =
  /(?<!\p{L})(?:change (?=the|to|that|it|\d)|änder[en]\p{L}*|changez|changer|modifi(?:ez|er)|cambia(?:te|d|r|me)?|modifica(?:te|re|r)?|altere?|alterar|mud[ae]r?|wijzig(?:en)?|verander(?:en)?|измени\p{L}*|поменя\p{L}*|zmie[nń]\p{L}*|perdon[ae]|disculp\p{L}*|erreur|errore|fehler|foutje|mistake)(?!\p{L})/iu
export const isChangeInstruction = (text: string): boolean => text.length < TEXT_MAX && CHANGE.test(text)

const FACTORS = [
  {
    factor: 2,
    pattern:
      /(?<!\p{L})(?:doubled?|twice (?:the|as)|verdopp\p{L}*|doppelte? menge|double[rz]|doublez|raddoppi\p{L}*|duplic\p{L}*|dobl(?:a|ar|e|en)|dobr(?:a|ar|e|em)|verdubbel\p{L}*|удво\p{L}*)(?!\p{L})/iu,
  },
  {
    factor: 3,
    pattern:
      /(?<!\p{L})(?:tripled?|treble|verdreifach\p{L}*|tripl(?:er|ez)|triplic\p{L}*|verdrievoudig\p{L}*|утро\p{L}*)(?!\p{L})/iu,
  },
  {
    factor: 0.5,
    pattern:
      /(?<!\p{L})(?:halved?|half as many|halbier\p{L}*|halbe menge|dimezz\p{L}*|halveer\p{L}*|la mitad|metade|de moitié|вдвое меньше)(?!\p{L})/iu,
  },
]
/** Factor by which a line multiplies an earlier quantity: "double the 2.30256". */
export const multiplierIn = (text: string): number | undefined =>
  FACTORS.find(({ pattern }) => pattern.test(text))?.factor

const SWAP =
  /(?<!\p{L})(?:swap|exchange|replace|change|switch|substitute|tausch\p{L}*|austausch\p{L}*|ersetz(?:e|en|t)|wechsel\p{L}*|remplace[rz]?|échange[rz]?|change[rz]|cambi\p{L}*|reemplaz\p{L}*|sustitu\p{L}*|sostitu\p{L}*|troc\p{L}*|troque|substitu\p{L}*|vervang\p{L}*|wissel\p{L}*|ruil\p{L}*|замен\p{L}*|помен\p{L}*)(?!\p{L})/iu
const SWAPPED_FOR =
  /^(?:\p{L}{1,9} )?(?:for|with|by|to|durch|gegen|mit|par|contre|con|por|per|com|pelo|pela|door|tegen|voor|на)(?: \p{L}{1,9})?$/iu
/** True for an instruction to replace a part by another; `between` are the words between the two numbers. */
export const isSwapInstruction = (text: string, between: string): boolean =>
  SWAPPED_FOR.test(between) && SWAP.test(text)

const SAME =
  /(?<!\p{L})(?:das gleiche|das selbe|dasselbe|die gleiche menge|(?:die )?selbe menge|dieselbe menge|gleiche menge|same|lo mismo|misma cantidad|(?:la )?même chose|même quantité|la stessa cosa|lo stesso|stessa quantità|o mesmo|a mesma coisa|mesma quantidade|hetzelfde|zelfde aantal|то же(?: самое)?|столько же|igual que|igual ao?|idem que|wie (?:beim|der|die)|dito|ditto|idem|ídem)(?!\p{L})/iu
const AGAIN =
  /(?<!\p{L})(?:noch ?(?:ein)?mal|nochmals|auch für|again|otra vez|de nuevo|encore|di nuovo|ancora|de novo|outra vez|nog (?:een|eens)(?: keer)?|ещё раз|еще раз|que|as|ao|wie|beim|für|fuer|for|para|pour|per|voor|для)(?!\p{L})/iu
const SAME_MAX = 120
/** True for a line that repeats the quantity of the line above: "dito". */
export const repeatsQuantity = (text: string): boolean => text.length < SAME_MAX && SAME.test(text)
/** True for a line that repeats the order above it: "the same again for the second truck". */
export const repeatsOrder = (text: string): boolean =>
  repeatsQuantity(text) &&
  AGAIN.test(text) &&
  !FORMER_ORDER.test(text) &&
  !/(?<!\p{L})(?:as|wie|comme|como|come|als|как) (?:last|letzt|dernier|la última|l'ultima|vorige|прошл)/iu.test(
    text,
  )

const TAKING =
  'davon|dann|send|schick|schicken sie|envoie|envoyez|manda|mandami|mandate|envía|envie|stuur|пришли|пришлите|nehmen wir|nehme ich|nimm|take|of them|of those|of it|prends|prenez|ne prendo|ne prendiamo|dammene|' +
  'mandane|ponme|dame|cojo|quiero|levo|quero|bierzemy|weź|берем|берём|возьмём|возьмем|возьму|возьмите|давай|давайте|' +
  'doe er|doe maar|neem'
const TAKEN = new RegExp(String.raw`(?<!\p{L})(?:${TAKING})(?!\p{L})`, 'iu')
/** True for a line that accepts an offered part: "ok, take 2", "davon 4". */
export const isAcceptance = (text: string): boolean => TAKEN.test(text)
