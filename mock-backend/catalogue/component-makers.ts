import { competitorNames } from './competitor-numbers.ts'

const competitors = new Set(competitorNames.map((name) => name.toLowerCase()))

/**
 * Manufacturers of components, axles and replacement parts whose parts the catalogue does not contain. A search
 * ignores their names.
 */
const componentMakers = new Set(
  (
    'knorr bremse wabco haldex meritor brembo textar jurid beral pagid ferodo bpw saf holland gigant jost georg fischer ' +
    'ringfeder rockinger orlandi sachs luk valeo zf wsk lemforder lemfoerder trw delphi denso bosch hella aspock aspoeck ' +
    'vignal varta exide banner prestolite mahle knecht hengst donaldson fleetguard parker racor filtron hifi ' +
    'behr nissens contitech continental vdo stoneridge firestone goodyear phoenix taurus vibracoustic monroe koni ' +
    'skf fag timken snr febi bilstein meyle dinex eminox garrett holset borgwarner kkk cummins gates dayco elring ' +
    'corteco reinz goetze kolbenschmidt glyco federal mogul osram philips narva webasto eberspacher eberspaecher ' +
    'mann hummel wix schaeffler lucas girling arvin norgren dunlop weweler ror sogefi purflux ufi trucktec grammer ' +
    'isri konvekta frasle nakata cofap randon schulz tecfil hyva dhollandia ' +
    'кнорр вабко халдекс сакс бош хелла йост бпв саф'
  ).split(' '),
)

/** Manufacturer names of several words, some of which may also occur in names of parts. */
const longNames = new Set([
  'knorr bremse',
  'saf holland',
  'georg fischer',
  'federal mogul',
  'diesel technic',
  'fras le',
])

/** Number of words that form such a name at the `index`; 0 without one. */
export const makerWordCountAt = (words: readonly string[], index: number): number =>
  longNames.has(words.slice(index, index + 2).join(' ')) ? 2 : 0

export const isComponentMaker = (word: string): boolean => componentMakers.has(word) || competitors.has(word)
