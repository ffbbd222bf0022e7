import type { DivisionId } from '../catalogue/catalogue-product.ts'
import { divisions } from '../catalogue/category-tree.ts'
import { languages, type Language } from '../catalogue/language.ts'
import { wordsOf } from './search-words.ts'

const wordsOfDivisions = divisions.map(({ id, names }) => ({
  id,
  words: languages.flatMap((language) => wordsOf(names[language]).map((word) => ({ word, language }))),
}))

/** Trade names for the vehicles of a division, besides its name. */
const vehicleWords: Partial<Readonly<Record<DivisionId, string>>> = {
  truck:
    'zugmaschine sattelzug sattelzugmaschine zugfahrzeug tractor tracteur porteur tractora tractocamion cabezatractora ' +
    'motrice trattore stradale trekker bakwagen cavalo mecanico cavalinho тягач самосвал',
  trailer:
    'hanger anhanger auflieger sattelauflieger aufleger semi semitrailer semitrailers remorque remorques semiremorque ' +
    'remolque remolques semirremolque semirremolques rimorchio rimorchi semirimorchio semirimorchi oplegger opleggers ' +
    'aanhanger aanhangers aanhangwagen reboque reboques semirreboque carreta carretas implemento прицеп прицепа ' +
    'полуприцеп полуприцепа',
  bus: 'omnibus reisebus reisebusse linienbus coach coaches autocar autocars autobus autobuses pullman corriera touringcar onibus автобус автобуса',
  van: 'transporter kleintransporter lieferwagen kastenwagen fourgon fourgonnette utilitaire furgoneta furgon furgone bestelwagen bestelbus furgao фургон',
}

const vehicleWordsOf = new Map(
  Object.entries(vehicleWords).flatMap(([id, words]) =>
    words.split(' ').map((word) => [word, id as DivisionId]),
  ),
)

const shortestBeginning = 3
const shortestForeignBeginning = 6

/**
 * Divisions whose name contains the word, or a word with this prefix: trailer finds Trailers. A prefix in
 * another language needs six letters.
 */
export function divisionsWith(word: string, language: Language): readonly DivisionId[] {
  if (word.length < shortestBeginning) return []
  const isForeignToo = word.length >= shortestForeignBeginning
  const namedDivisions = wordsOfDivisions.filter(({ words }) =>
    words.some(
      (spelling) =>
        spelling.word === word ||
        ((isForeignToo || spelling.language === language) && spelling.word.startsWith(word)),
    ),
  )
  const called = vehicleWordsOf.get(word)
  return namedDivisions.length > 0 || called === undefined ? namedDivisions.map(({ id }) => id) : [called]
}
