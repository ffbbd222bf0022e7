/** House style of the UI messages, per language. `docs/reference/translating.md` explains the rules to translators. */

const QUOTATION_MARKS = '"“”„«»‹›‚‘'
const STYLE = {
  en: {
    quotes: '“”',
    words: [
      [/\b[Aa]rticles?\b/, 'part'],
      [/\b[Ii]tems?\b/, 'part'],
      [/\bmay no(?:t| longer)\b/, 'do not have permission, or cannot'],
      [/n’t\b/, 'the long form: not'],
      [/\b[Pp]ost code\b/, 'postcode'],
      [/\b[Ll]icense plate\b/, 'number plate'],
      [/\b[Pp]ackaging unit\b/, 'pack size'],
      [/\bbaskets?\b/i, 'cart'],
      [/\bmeanwhile\b/, 'in the meantime, or in another session'],
      [/\b[Mm]ark\b(?! all as read)/, 'select'],
      [
        /\b(?:did|does) not answer\b|\bcannot be reached\b|\bdid not (?:arrive|work)\b/,
        'is not responding, or could not be …',
      ],
    ],
  },
  de: {
    quotes: '„“',
    address: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*)(?!\p{L})/u,
    words: [
      [/Kennwort/, 'Passwort'],
      [/Division/, 'Produktbereich'],
      [/am Lager/, 'auf Lager'],
      [/(?:darf|dürfen) (?:[^.,:]* )?nicht|Ihr Konto darf/, 'Sie haben keine Berechtigung'],
      [/Nichts wurde/, 'Es wurde nichts …'],
      [
        /: (?:bitte|die|der|das|er|sie|es|wie|hier|sehen|welche\p{L}*) /u,
        'a capital letter at the beginning of a sentence',
      ],
      [
        /antwortet nicht|nicht geantwortet|nicht erreichbar|nicht (?:geklappt|gelungen)/,
        'reagiert nicht, or konnte nicht … werden',
      ],
    ],
  },
  fr: {
    quotes: '«»',
    address: /(?<!\p{L})(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]es)(?!\p{L})/u,
    words: [
      [/ [:;!?»%]|« /, 'U+00A0 before : ; ! ? » % and after «'],
      [/unité d’emballage|unité de conditionnement|colis complets/i, 'conditionnement'],
      [/numéro d’article/i, 'référence'],
      [/lettre d’information/i, 'newsletter'],
      [/\bindications?\b/i, 'information, or instruction'],
      [/hors (?:TVA|taxes)|TVA comprise/i, 'HT, TTC'],
      [/vieilles pièces/i, 'carcasses'],
      [/numéros? OE/i, 'référence OE'],
      [
        /n’a pas répondu|injoignable|n’est pas arrivé|n’a pas fonctionné/,
        'ne répond pas, or n’a pas pu être …',
      ],
    ],
  },
  es: {
    quotes: '«»',
    address: /(?<!\p{L})(?:[Tt]ú|[Tt]us?|[Vv]osotros|[Vv]uestr\p{L}+)(?!\p{L})/u,
    words: [
      [/\bcestas?\b|guardal/i, 'carrito'],
      [/\bdivisas?\b/i, 'moneda'],
      [/\bentretanto\b/i, 'mientras tanto'],
      [/\bsocios?\b/i, 'cliente profesional'],
      [/\bpiezas? (?:para|por|compatibles|pedidas)\b/i, 'recambios'],
      [/no se pud(?:o|ieron)/i, 'no se ha podido'],
      [
        /no ha respondido|no está accesible|no (?:ha llegado|llegó)|[Nn]o ha funcionado/,
        'no responde, or no se ha podido …',
      ],
    ],
  },
  it: {
    quotes: '«»',
    address:
      /(?<!\p{L})(?:[Vv]oi|[Vv]ostr[aeio]|[Tt]u[aeo]|[Tt]uoi|[Ss]alvalo|[Rr]iceverai|\p{L}+(?:atel[aeio]|etene|itel[aeio]|atene|isci(?:l[aeio]|ne)))(?!\p{L})/u,
    words: [
      [/negozio/i, 'shop'],
      [/numero articolo/i, 'codice articolo'],
      [/unità di (?:imballo|confezion\p{L}+)/iu, 'confezione'],
      [/\bpaesi?\b/, 'Paese'],
      [/Area info|Centro informazioni/, 'Area clienti'],
      [
        /non ha risposto|non è raggiungibile|non è arrivat|[Nn]on ha funzionato/,
        'non risponde, or impossibile …',
      ],
    ],
  },
  nl: {
    quotes: '‘',
    address: /(?<!\p{L})(?:[Jj]e|[Jj]ij|[Jj]ouw?|[Jj]ullie)(?!\p{L})/u,
    words: [
      [/\boproep/i, 'aanroep'],
      [/webshop/i, 'shop'],
      [/snelle bestelling|snelbestelling/i, 'Snel bestellen'],
      [/onderdeelnummer/i, 'artikelnummer'],
      [/inruildeel|oude delen/i, 'ruildeel'],
      [/\b(?:aan|af)gemeld\b/i, 'ingelogd, uitgelogd'],
      [/\bStukprijs\b|\bLeveradres\b|Nalevering/, 'Stuksprijs, Afleveradres, Backorder'],
      [
        /antwoord(?:t|de)? niet|niet geantwoord|niet bereikbaar|niet aangekomen|lukte niet|niet gelukt/i,
        'reageert niet, or kon niet worden …',
      ],
    ],
  },
  pt: {
    quotes: '“”',
    address: /(?<!\p{L})(?:[Tt]u|[Tt]eus?|[Tt]uas?|[Vv]ós)(?!\p{L})/u,
    words: [
      [/\bartigos?\b/i, 'produto'],
      [/guias? de remessa/i, 'nota de entrega'],
      [
        /noutro|entretanto|[Dd]e momento|ligação|\bPôr\b/,
        'em outro, nesse meio-tempo, no momento, conexão, adicionar',
      ],
      [/[Gg]uardad[ao]|[Nn]ão guard/, 'salvo'],
      [/(?<!\p{L})(?:[OA]s? (?:seus?|suas?|meus?)) /u, 'the possessive without an article'],
      [/designação|denominação/i, 'descrição'],
      [/infocentro/i, 'Central de informações'],
      [/(?<!\p{L})notas?(?!\p{L}| de (?:entrega|crédito))/iu, 'observação'],
      [
        /não respondeu|inacessível|não está acessível|não (?:chegou|funcionou|deu certo)/i,
        'não responde, or não foi possível …',
      ],
    ],
  },
  ru: {
    quotes: '«»',
    address: /(?<=[\p{L},] )(?:Вы|Вас|Вам|Ваш\p{L}*)(?!\p{L})|(?<!\p{L})(?:[Тт]ы|[Тт]ебя|[Тт]вой)(?!\p{L})/u,
    words: [
      [/веб-хук/i, 'вебхук'],
      [/аккаунт/i, 'учётная запись'],
      [/перекрёстн/i, 'кросс-номера'],
      [/дозаказ/i, 'недопоставка'],
      [/агрегат\p{L}*-обменник/iu, 'обменный агрегат'],
      [/не ответил|магазин\p{L}* недоступ|не дошл|[Нн]е получилось/u, 'не отвечает, or не удалось …'],
    ],
  },
}

/** Hard-coded digit groups; a message has to use a placeholder such as `{most, number, grouped}` instead. */
const DIGIT_GROUP = /(?<![\d.,-])\d{1,3}[.,\u00A0\u202F ]\d{3}(?![\d-])/
/** Lower-case letter at the start of a sentence, after a word that is not an abbreviation or after a value. */
const LOWERCASE_SENTENCE = /(?:\p{L}{3,}(?<!MwSt|IdNr|[Cc]onf|incl)|[}»”“])[.?!] \p{Ll}/u
/** Ids of labels that are visible next to each other, and therefore must have different texts. */
const DISTINCT = [
  /^action\.(?:cancel|undo)$/,
  /^order\.event\./,
  /^ownNumbers\.(?:assign|isOwn)$/,
  /^partner\.(?:address|column\.direction)$/,
  /^addToCart\.(?:add|toCart)$/,
  /^mycarts\.mode\./,
  /^noticelist\.(?:keepTheirs|takeOwn)$/,
]

/** Errors in one message, as sentences for the translator. */
export function messageViolations(language, text) {
  const { quotes, address, words } = STYLE[language]
  const hasWrongMark = [...text].some((sign) => QUOTATION_MARKS.includes(sign) && !quotes.includes(sign))
  const wordFaults = words.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? [] : [`"${found}": write ${instead}`]
  })
  return [
    ...(hasWrongMark ? [`quotation marks are ${quotes}`] : []),
    ...(text.includes("'") ? ['the apostrophe is ’'] : []),
    ...(text.includes('...') ? ['the ellipsis is …'] : []),
    ...(LOWERCASE_SENTENCE.test(text) ? ['a sentence begins with a capital letter'] : []),
    ...(text.includes('\\') ? ['a backslash would be shown'] : []),
    ...(DIGIT_GROUP.test(text) ? ['digit groups come from a placeholder'] : []),
    ...(address?.test(text) ? ['another form of address than everywhere else'] : []),
    ...wordFaults,
  ]
}

/** Violations in the file of a language, as "file:line: id: rule". */
export function styleViolations(file, language, json) {
  const messages = JSON.parse(json)
  const lines = json.split('\n')
  const found = [
    ...Object.entries(messages).flatMap(([id, text]) =>
      messageViolations(language, text).map((fault) => ({ id, fault })),
    ),
    ...equalLabels(messages),
  ]
  return found.map(({ id, fault }) => {
    const line = lines.findIndex((text) => text.trimStart().startsWith(`"${id}":`)) + 1
    return `${file}:${line}: ${id}: ${fault}`
  })
}

const equalLabels = (messages) =>
  DISTINCT.flatMap((group) => {
    const ids = Object.keys(messages).filter((id) => group.test(id))
    return ids
      .filter((id, index) => ids.findIndex((other) => messages[other] === messages[id]) < index)
      .map((id) => ({ id, fault: `"${messages[id]}" is also the label of something else beside it` }))
  })
