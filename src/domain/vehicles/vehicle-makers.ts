import { truncateVin } from './vin.ts'

/**
 * World manufacturer identifiers (ISO 3780) of makers of trucks, buses, vans and trailers in Europe and overseas. A
 * missing maker does not make a VIN invalid.
 */
const CODES_BY_MAKER: Readonly<Record<string, string>> = {
  MAN: 'WMA VAN',
  'Mercedes-Benz': 'WDB WDF W1T W1V W1W NMB 8AB 8AC 9BM',
  'Mercedes-Benz Bus': 'WEB',
  Setra: 'WKK',
  Scania: 'YS2 YS4 VLU XLE 9BS',
  Volvo: 'YV2 YV3 YV5 YB1 YB3 93K 4V4 4V5',
  DAF: 'XLR',
  Iveco: 'ZCF WJM VNE 93Z',
  'Renault Trucks': 'VF6 VF2 VG6',
  Ford: 'WF0 NM0 9BF',
  Volkswagen: 'WV1 WV2 WV3 953',
  Fiat: 'ZFA',
  Peugeot: 'VF3',
  Citroën: 'VF7',
  Opel: 'W0L W0V',
  Renault: 'VF1',
  Nissan: 'VSK JN1',
  Neoplan: 'WAG',
  Solaris: 'SUU',
  'Van Hool': 'YE2',
  VDL: 'XMG XNL',
  Tatra: 'TNT TNU',
  Kamaz: 'XTC',
  Isuzu: 'JAA JAL',
  Mitsubishi: 'JL6 TYB',
  Hino: 'JHD JHB',
  Freightliner: '1FU 1FV 3AK',
  Kenworth: '1XK 1NK',
  Peterbilt: '1XP 1NP',
  Mack: '1M1 1M2',
  International: '1HT 3HA',
  'Schmitz Cargobull': 'WSM WSK',
  Krone: 'WKE',
  Kögel: 'WK0',
  Schwarzmüller: 'VAV',
  Wielton: 'SUD',
  Fruehauf: 'VFK',
}

const MAKERS: ReadonlyMap<string, string> = new Map(
  Object.entries(CODES_BY_MAKER).flatMap(([maker, codes]) => codes.split(' ').map((code) => [code, maker])),
)

/** Maker by the first three characters of a VIN; accepts incomplete input. */
export function makerOfVin(text: string): string | undefined {
  return MAKERS.get(truncateVin(text).slice(0, 3))
}
