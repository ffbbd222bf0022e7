import type { Product } from '#contracts/products/product.dto.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { languages, type Language } from '../catalogue/language.ts'
import { dataSheetLines, sheet } from './data-sheet.ts'
import type { TextLine } from '../files/pdf-page.ts'

type Kind = Product['documents'][number]['kind']
/** A title and the lines below it. */
type Text = readonly [title: string, ...lines: string[]]

const fileNames: Readonly<Record<string, Kind>> = {
  'data-sheet': 'DATA_SHEET',
  'mounting-instructions': 'MOUNTING_INSTRUCTIONS',
  certificate: 'CERTIFICATE',
}

const mounting: Readonly<Record<Language, Text>> = {
  de: [
    'Montageanleitung',
    'Nummer und Maße mit dem ausgebauten Teil vergleichen.',
    'Fahrzeug gegen Wegrollen sichern, Druckluft und Batterie abschalten.',
    'Anlageflächen reinigen, beschädigte Schrauben und Dichtungen ersetzen.',
    'Anzugsmomente nach den Vorgaben des Fahrzeugherstellers einhalten.',
    'Nach dem Einbau Funktion und Dichtheit prüfen.',
  ],
  en: [
    'Mounting instructions',
    'Compare number and measures with the removed part.',
    'Secure the vehicle against rolling away; shut off compressed air and battery.',
    'Clean the contact faces; replace damaged bolts and seals.',
    'Keep to the tightening torques of the vehicle manufacturer.',
    'Check function and tightness after fitting.',
  ],
  fr: [
    'Notice de montage',
    'Comparer la référence et les cotes avec la pièce déposée.',
    'Caler le véhicule, couper l’air comprimé et la batterie.',
    'Nettoyer les portées ; remplacer les vis et les joints endommagés.',
    'Respecter les couples de serrage du constructeur du véhicule.',
    'Contrôler le fonctionnement et l’étanchéité après le montage.',
  ],
  it: [
    'Istruzioni di montaggio',
    'Confrontare il numero e le misure con il pezzo smontato.',
    'Bloccare il veicolo con i cunei; scollegare l’aria compressa e la batteria.',
    'Pulire le superfici di contatto; sostituire viti e guarnizioni danneggiate.',
    'Rispettare le coppie di serraggio del costruttore del veicolo.',
    'Dopo il montaggio controllare il funzionamento e la tenuta.',
  ],
  ru: [
    'Инструкция по установке',
    'Сравните номер и размеры с демонтированной деталью.',
    'Подложите противооткаты, отключите сжатый воздух и аккумулятор.',
    'Очистите посадочные поверхности, замените повреждённый крепёж и уплотнения.',
    'Соблюдайте моменты затяжки изготовителя автомобиля.',
    'После установки проверьте работу и герметичность.',
  ],
  nl: [
    'Montagehandleiding',
    'Vergelijk nummer en maten met het gedemonteerde onderdeel.',
    'Zet het voertuig vast met wielkeggen; sluit perslucht en accu af.',
    'Reinig de pasvlakken; vervang beschadigde bouten en afdichtingen.',
    'Houd u aan de aanhaalmomenten van de voertuigfabrikant.',
    'Controleer na de montage werking en dichtheid.',
  ],
  'pt-BR': [
    'Instruções de montagem',
    'Compare o número e as medidas com a peça removida.',
    'Calce o veículo; desligue o ar comprimido e a bateria.',
    'Limpe as faces de contato; troque parafusos e vedações danificados.',
    'Respeite os torques de aperto do fabricante do veículo.',
    'Após a montagem, verifique o funcionamento e a vedação.',
  ],
  es: [
    'Instrucciones de montaje',
    'Compare el número y las medidas con la pieza desmontada.',
    'Calce el vehículo; desconecte el aire comprimido y la batería.',
    'Limpie las superficies de contacto; sustituya tornillos y juntas dañados.',
    'Respete los pares de apriete del fabricante del vehículo.',
    'Tras el montaje, compruebe el funcionamiento y la estanqueidad.',
  ],
}

const conformity: Readonly<Record<Language, Text>> = {
  de: [
    'Konformitätserklärung',
    'Das Teil entspricht den Zeichnungen und Prüfvorschriften des Herstellers.',
    'Jede Charge wird geprüft; die Prüfberichte werden zehn Jahre aufbewahrt.',
  ],
  en: [
    'Declaration of conformity',
    'The part complies with the drawings and test specifications of its manufacturer.',
    'Each batch is tested; test reports are kept for ten years.',
  ],
  fr: [
    'Déclaration de conformité',
    'La pièce est conforme aux plans et aux spécifications d’essai du fabricant.',
    'Chaque lot est contrôlé ; les rapports d’essai sont conservés dix ans.',
  ],
  it: [
    'Dichiarazione di conformità',
    'Il pezzo è conforme ai disegni e alle specifiche di prova del produttore.',
    'Ogni lotto è collaudato; i rapporti di prova sono conservati per dieci anni.',
  ],
  ru: [
    'Декларация о соответствии',
    'Деталь соответствует чертежам и методикам испытаний изготовителя.',
    'Каждая партия проходит контроль, протоколы хранятся десять лет.',
  ],
  nl: [
    'Conformiteitsverklaring',
    'Het onderdeel voldoet aan de tekeningen en testvoorschriften van de fabrikant.',
    'Elke partij wordt getest; testrapporten worden tien jaar bewaard.',
  ],
  'pt-BR': [
    'Declaração de conformidade',
    'A peça atende aos desenhos e às especificações de ensaio do fabricante.',
    'Cada lote é ensaiado; os relatórios são guardados por dez anos.',
  ],
  es: [
    'Declaración de conformidad',
    'La pieza cumple los planos y las especificaciones de ensayo del fabricante.',
    'Cada lote se ensaya; los informes se conservan diez años.',
  ],
}

const isLanguage = (text: string): text is Language => languages.some((known) => known === text)

/** Consumables are not mounted; brakes, lamps and lashing come with a certificate. */
const hasDocument = ({ categoryId }: CatalogueProduct, kind: Kind): boolean =>
  kind === 'DATA_SHEET' ||
  (kind === 'CERTIFICATE' ? /^(?:B|K11|U24)/.test(categoryId) : !categoryId.startsWith('U'))

export const partDocuments = (product: CatalogueProduct, language: Language): Promise<Product['documents']> =>
  Promise.all(
    Object.entries(fileNames)
      .filter(([, kind]) => hasDocument(product, kind))
      .map(async ([name, kind]) => ({
        kind,
        href: `/media/documents/${product.vendorId}-${product.sku}/${name}-${language}.pdf`,
        format: 'PDF',
        size: (await partDocument(product, kind, language)).length,
      })),
  )

/** Document with a file name such as data-sheet-pt-BR; undefined if the part has no such document. */
export async function partDocumentNamed(
  product: CatalogueProduct,
  fileName: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [name = '', kind] = Object.entries(fileNames).find(([each]) => fileName.startsWith(`${each}-`)) ?? []
  const language = fileName.slice(name.length + 1)
  if (kind === undefined || !isLanguage(language) || !hasDocument(product, kind)) return undefined
  return partDocument(product, kind, language)
}

/** Those of a part type are the same for each of its parts. */
function partDocument(product: CatalogueProduct, kind: Kind, language: Language) {
  if (kind === 'DATA_SHEET') return sheet(dataSheetLines(product, language), language)
  const [title, ...texts] = (kind === 'CERTIFICATE' ? conformity : mounting)[language]
  const lines: TextLine[] = [
    { text: title, x: 56, y: 770, size: 22, bold: true },
    { text: `${product.manufacturer} · ${product.names[language]}`, x: 56, y: 744, size: 14 },
    ...texts.map((text, index) => ({ text: `${index + 1}. ${text}`, x: 56, y: 700 - 24 * index, size: 11 })),
  ]
  return sheet(lines, language)
}
