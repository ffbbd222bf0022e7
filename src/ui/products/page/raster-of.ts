import { pictureSources } from '../../shared/picture-sources.ts'

/** Search engines and chats show no vector graphics. */
export const rasterOf = (src: string): string => pictureSources(src, 1024)?.src ?? src
