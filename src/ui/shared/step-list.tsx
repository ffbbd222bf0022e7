import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { To } from 'react-router'
import { Link } from './link.tsx'
import { Icon } from './icon.tsx'
import styles from './step-list.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Step = {
  readonly key: string | number
  readonly state: 'done' | 'current' | 'open' | 'ahead'
  readonly name: ReactNode
  /** Link of the step; absent if it cannot be opened. */
  readonly to?: To | undefined
}

/** Numbered steps of a process with its progress. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, ...step }, index) => (
        <li key={key} className={styles[step.state]}>
          <StepMark {...step} number={index + 1} />
        </li>
      ))}
    </ol>
  )
}

function StepMark({ number, state, name, to }: Omit<Step, 'key'> & { readonly number: number }) {
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={14} /> : number}
      </span>
      {state === 'done' && (
        <>
          <VisuallyHidden>
            <FormattedMessage id="checkout.step.done" />
          </VisuallyHidden>{' '}
        </>
      )}
      <span className={styles.name}>{name}</span>
    </>
  )
  return to === undefined ? (
    <span className={styles.step} aria-current={state === 'current' ? 'step' : undefined}>
      {content}
    </span>
  ) : (
    <Link className={styles.step} to={to}>
      {content}
    </Link>
  )
}
