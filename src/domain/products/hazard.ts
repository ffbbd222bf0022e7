/** Labels of a hazardous part: codes of GHS pictograms. A part with a UN number is dangerous goods in transport. */
export type Hazard = {
  readonly pictograms: readonly `GHS0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`[]
  readonly signalWord?: 'danger' | 'warning' | undefined
  readonly unNumber?: string | undefined
}
