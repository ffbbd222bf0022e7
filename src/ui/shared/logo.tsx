import styles from './logo.module.css'
import { spriteUrl } from './sprite.ts'

type Props = {
  /** Another company's mark, 187 by 32 or of that proportion; without it the wordmark of the shop. */
  readonly src?: string | undefined
  readonly claim?: string | undefined
}

/** Decoration: the link around it carries the name of the shop. */
export function Logo({ src, claim }: Props) {
  return (
    <span className={styles.logo}>
      {src === undefined ? (
        <svg className={styles.mark} width={117} height={20} aria-hidden="true" focusable="false">
          <use href={`${spriteUrl}#wordmark`} />
        </svg>
      ) : (
        <img className={styles.mark} src={src} alt="" width={117} height={20} />
      )}
      {claim !== undefined && <span className={styles.claim}>{claim}</span>}
    </span>
  )
}
