import styles from './qr-code.module.css'

type Props = {
  /** Rows of dark and light modules. */
  readonly squares: readonly (readonly boolean[])[]
  readonly label: string
  readonly className?: string | undefined
}

/** Dark on light in both themes, as scanners need it. */
export function QrCode({ squares, label, className }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" className={styles.light} />
      <path d={pathOf(squares)} className={styles.dark} />
    </svg>
  )
}

const pathOf = (squares: Props['squares']): string =>
  squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
