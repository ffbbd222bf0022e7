import type { Key } from '../shared/key-cap.tsx'

/** Keys to press at the same time. */
type Chord = readonly Key[]

type Line = { readonly id: string; readonly chords: readonly Chord[]; readonly isSingle?: boolean }

/** Keyboard shortcuts, grouped by the place where they apply. The texts are ids of messages. */
export const KEYBOARD_SHORTCUTS = [
  {
    id: 'everywhere',
    lines: [
      { id: 'toSearch', chords: [['/']], isSingle: true },
      { id: 'toSearch', chords: [['control', 'K']] },
      { id: 'toKeys', chords: [['?']], isSingle: true },
      { id: 'close', chords: [['Esc']] },
    ],
  },
  {
    id: 'search',
    lines: [
      { id: 'choose', chords: [['↓'], ['↑']] },
      { id: 'details', chords: [['→'], ['←']] },
      { id: 'open', chords: [['enter']] },
      { id: 'toQuantity', chords: [['Tab']] },
      { id: 'reopen', chords: [['Alt', '↓']] },
      { id: 'closeThenClear', chords: [['Esc']] },
    ],
  },
  {
    id: 'quantity',
    lines: [
      { id: 'one', chords: [['↑'], ['↓']] },
      { id: 'ten', chords: [['pageUp'], ['pageDown']] },
      {
        id: 'leastMost',
        chords: [
          ['control', 'home'],
          ['control', 'end'],
        ],
      },
    ],
  },
  { id: 'cart', lines: [{ id: 'goOn', chords: [['control', 'enter']] }] },
  {
    id: 'quickOrder',
    lines: [
      { id: 'nextField', chords: [['Tab']] },
      { id: 'nextRow', chords: [['enter']] },
      { id: 'beside', chords: [['→'], ['←']] },
      { id: 'fillDown', chords: [['control', 'V']] },
      { id: 'addAll', chords: [['control', 'enter']] },
      { id: 'removeRow', chords: [['shift', 'delete']] },
      { id: 'undo', chords: [['control', 'Z']] },
    ],
  },
  {
    id: 'lists',
    lines: [
      { id: 'cells', chords: [['↑'], ['↓'], ['←'], ['→']] },
      { id: 'tenRows', chords: [['pageUp'], ['pageDown']] },
      { id: 'rowEnds', chords: [['home'], ['end']] },
      {
        id: 'tableEnds',
        chords: [
          ['control', 'home'],
          ['control', 'end'],
        ],
      },
    ],
  },
] as const satisfies readonly { readonly id: string; readonly lines: readonly Line[] }[]
