import { pictureSources } from '../../shared/picture-sources.ts'

/** URL of the drawing as a raster image, for search engines and chats, which do not show SVG. */
export const rasterUrlOf = (src: string): string => pictureSources(src, 1024)?.src ?? src
