/** The part of an OE number that identifies the assembly; the same for all parts of a product group. */
export interface ConstructionGroup {
  readonly man: string
  readonly mercedes: string
  readonly isEngine: boolean
  readonly isStandardPart: boolean
}

const codes: Readonly<Record<string, readonly [man: string, mercedes: string]>> = {
  B11: ['508', '421'],
  B12: ['502', '423'],
  B13: ['511', '420'],
  B21: ['521', '430'],
  B22: ['523', '431'],
  B23: ['512', '429'],
  B30: ['271', '542'],
  S11: ['436', '320'],
  S12: ['437', '326'],
  S13: ['432', '324'],
  L10: ['466', '460'],
  A11: ['357', '334'],
  A12: ['455', '401'],
  T11: ['303', '250'],
  T12: ['324', '260'],
  T13: ['391', '411'],
  E11: ['039', '016'],
  E12: ['050', '180'],
  E13: ['958', '202'],
  E14: ['055', '184'],
  E20: ['125', '477'],
  E31: ['091', '096'],
  E32: ['152', '492'],
  E33: ['154', '140'],
  E40: ['061', '501'],
  K11: ['252', '544'],
  K12: ['262', '154'],
  K13: ['255', '153'],
  K14: ['254', '540'],
  C11: ['637', '810'],
  C12: ['664', '884'],
  C13: ['417', '317'],
  C14: ['626', '720'],
  C15: ['779', '830'],
  H11: ['428', '312'],
  H12: ['426', '310'],
  H13: ['887', '891'],
}

const standardParts = ['019', '990'] as const

export function constructionGroupOf(categoryId: string): ConstructionGroup {
  const [man, mercedes] = codes[categoryId] ?? standardParts
  return {
    man,
    mercedes,
    isEngine: categoryId.startsWith('E'),
    isStandardPart: codes[categoryId] === undefined,
  }
}
