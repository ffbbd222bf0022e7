import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './part-image.module.css'
import { pictureSources } from './picture-sources.ts'

/** False in the static demo, which has no server that resizes images. */
const MAKES_PICTURES = !import.meta.env.VITE_DEMO

const WIDTHS = { fill: undefined, thumb: '64px', thumbLarge: '104px' } as const

type Props = {
  /** URL of the drawing; if absent, a placeholder shows that it is missing. */
  readonly src: string | undefined
  readonly alt: string
  /** The `sizes` attribute, if `size` does not define the width. */
  readonly sizes?: string | undefined
  /** `fill` has the available width, `thumb` is 64 by 48 px, and `thumbLarge` 104 by 78 px. */
  readonly size?: 'fill' | 'thumb' | 'thumbLarge' | undefined
  readonly framed?: boolean | undefined
  /** False only for the main drawing of a page. */
  readonly lazy?: boolean | undefined
  readonly className?: string | undefined
}

export function PartImage({
  src,
  alt,
  size = 'fill',
  sizes = WIDTHS[size],
  framed,
  lazy = true,
  className,
}: Props) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const hasFailed = src !== undefined && src === failedSrc
  const width = size === 'fill' ? 512 : 256
  const sources = MAKES_PICTURES && src !== undefined ? pictureSources(src, width) : undefined
  return (
    <span className={classNames(styles.frame, styles[size], framed && styles.framed, className)}>
      {src !== undefined && (
        <img
          className={classNames(styles.drawing, hasFailed && styles.failed)}
          sizes={sources && sizes}
          srcSet={sources?.srcSet}
          src={sources?.src ?? src}
          alt={alt}
          width={width}
          height={(width * 3) / 4}
          loading={lazy ? 'lazy' : undefined}
          fetchPriority={lazy ? undefined : 'high'}
          decoding="async"
          ref={(image) => {
            if (image && failedBeforeHydration(image)) setFailedSrc(src)
          }}
          onError={() => setFailedSrc(src)}
        />
      )}
      {(src === undefined || hasFailed) && <Icon name="box" className={styles.missing} />}
    </span>
  )
}

function failedBeforeHydration(image: HTMLImageElement): boolean {
  return image.complete && image.currentSrc !== '' && image.naturalWidth === 0
}
