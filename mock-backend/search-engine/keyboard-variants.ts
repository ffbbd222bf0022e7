const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбю'

/** Transliteration of Russian sounds in Latin letters, longest first. */
const sounds: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yj', 'ый'],
  ['iy', 'ий'],
  ...[...'abvgdezijklmnoprstufhcy'].map(
    (latin, index) => [latin, 'абвгдезийклмнопрстуфхцы'.charAt(index)] as const,
  ),
]

/** The texts that the user may have meant when typing with the wrong keyboard layout, or in transliterated Russian. */
export function keyboardVariantsOf(text: string): readonly string[] {
  const lower = text.toLowerCase()
  if (/\p{Script=Cyrillic}/u.test(lower)) return [mapped(lower, cyrillicKeys, latinKeys)]
  const spoken = sounds.reduce(
    (writtenText, [latin, cyrillic]) => writtenText.replaceAll(latin, cyrillic),
    lower,
  )
  return [mapped(lower, latinKeys, cyrillicKeys), spoken]
}

const mapped = (text: string, from: string, to: string): string =>
  [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('')
