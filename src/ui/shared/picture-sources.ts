/** Image widths in pixels that the server provides. */
export const PICTURE_WIDTHS = [75, 256, 512, 640, 768, 1024, 1920] as const

type PictureWidth = (typeof PICTURE_WIDTHS)[number]

type PictureSources = { readonly src: string; readonly srcSet: string }

/** The `srcset` of a drawing, with `width` as the fallback; `undefined` for any other image. */
export function pictureSources(src: string, width: PictureWidth): PictureSources | undefined {
  const [, path] = /^\/media\/([\w./-]+)\.svg$/.exec(src) ?? []
  if (path === undefined) return undefined
  const at = (each: PictureWidth) => `/pictures/${each}/${path}.webp`
  return { src: at(width), srcSet: PICTURE_WIDTHS.map((each) => `${at(each)} ${each}w`).join(', ') }
}
