/** Allowed widths in pixels. */
export const PICTURE_WIDTHS = [75, 256, 512, 640, 768, 1024, 1920] as const

type PictureWidth = (typeof PICTURE_WIDTHS)[number]

export type PictureAddress = {
  readonly width: PictureWidth
  /** API path of the drawing. */
  readonly drawing: string
}

const PATH_LENGTH_MAX = 200
const WIDTH = `(${PICTURE_WIDTHS.join('|')})`
/** Excludes hidden files and path traversal: no leading dot, no two dots in a row. */
const SEGMENT = String.raw`[\w-]+(?:\.[\w-]+)*`
const ADDRESS = new RegExp(`^/pictures/${WIDTH}/(${SEGMENT}(?:/${SEGMENT})*)\\.webp$`)

/** Parses the raw path; percent-encoding is not allowed. */
export function pictureAt(path: string): PictureAddress | undefined {
  if (path.length > PATH_LENGTH_MAX) return undefined
  const [, digits, drawing] = ADDRESS.exec(path) ?? []
  const width = PICTURE_WIDTHS.find((each) => String(each) === digits)
  return width && { width, drawing: `/media/${drawing}.svg` }
}
