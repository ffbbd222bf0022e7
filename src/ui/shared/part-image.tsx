import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './part-image.module.css'

type Props = {
  /** Without one the place is kept and marked as having no drawing. */
  readonly src: string | undefined
  readonly alt: string
  readonly srcSet?: string | undefined
  readonly sizes?: string | undefined
  /** `fill` takes the width of its place, `thumb` is 64 by 48 and `thumbLarge` 104 by 78 px. */
  readonly size?: 'fill' | 'thumb' | 'thumbLarge' | undefined
  readonly framed?: boolean | undefined
  /** Off only for the one drawing that a page opens with. */
  readonly lazy?: boolean | undefined
  readonly className?: string | undefined
}

export function PartImage({ src, alt, srcSet, sizes, size = 'fill', framed, lazy = true, className }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const hasFailed = src !== undefined && src === failedSrc
  return (
    <span className={classNames(styles.frame, styles[size], framed && styles.framed, className)}>
      {src !== undefined && (
        <img
          className={classNames(styles.drawing, hasFailed && styles.failed)}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={512}
          height={384}
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
