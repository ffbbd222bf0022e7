/** Pixels; no other width is ever made. */
export const PICTURE_WIDTHS = [75, 256, 512, 1024, 1920] as const

type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export type PictureAddress = {
  readonly width: PictureWidth
  /** Path of the drawing at the API. */
  readonly drawing: string
}

const LONGEST_PATH = 200
const WIDTH = `(${PICTURE_WIDTHS.join('|')})`
/** Begins with no dot and has no two in a row: neither a hidden file nor a way upwards. */
const SEGMENT = String.raw`[\w-]+(?:\.[\w-]+)*`
const ADDRESS = new RegExp(`^/pictures/${WIDTH}/(${SEGMENT}(?:/${SEGMENT})*)\\.webp$`)

/** Takes the raw path: one with a percent sign is no address of a picture. */
export function pictureAt(path: string): PictureAddress | undefined {
  if (path.length > LONGEST_PATH) return undefined
  const [, digits, drawing] = ADDRESS.exec(path) ?? []
  const width = PICTURE_WIDTHS.find((each) => String(each) === digits)
  return width && { width, drawing: `/media/${drawing}.svg` }
}
