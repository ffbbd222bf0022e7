import { observer } from 'mobx-react-lite'
import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { useViewModel } from '../kernel/container.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { classNames } from '../shared/class-names.ts'
import segmented from '../shared/segmented.module.css'
import utilities from '../shared/utilities.module.css'
import styles from './appearance.module.css'
import { AppearanceViewModel } from './appearance.view-model.ts'

/** Theme and density: applied at once in the browser, and by a form without scripts. */
export const Appearance = observer(function Appearance() {
  const model = useViewModel(AppearanceViewModel)
  const { theme, density } = model
  const { pathname, search } = useLocation()
  const { to } = usePaths()
  return (
    <form method="post" action={to('geoselection')} className={styles.appearance}>
      <input type="hidden" name="next" value={pathname + search} />
      <Choice
        name="theme"
        title={<FormattedMessage id="appearance.theme" />}
        values={model.themes}
        chosen={theme}
        onChoose={(chosenTheme) => model.chooseTheme(chosenTheme)}
      />
      <Choice
        name="density"
        title={<FormattedMessage id="appearance.density" />}
        values={model.densities}
        chosen={density}
        onChoose={(chosenDensity) => model.chooseDensity(chosenDensity)}
        className={utilities.notOnPhone}
      />
    </form>
  )
})

type ChoiceProps<Value extends string> = {
  readonly name: 'theme' | 'density'
  readonly title: ReactNode
  readonly values: readonly Value[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
  readonly className?: string | undefined
}

function Choice<Value extends string>({
  name,
  title,
  values,
  chosen,
  onChoose,
  className,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={classNames(styles.choice, className)}>
      <span id={id}>{title}</span>
      <span className={classNames(segmented.segmented, styles.buttons)}>
        {values.map((value) => (
          <button
            key={value}
            name={name}
            value={value}
            aria-pressed={value === chosen}
            onClick={(event) => {
              event.preventDefault()
              onChoose(value)
            }}
          >
            <FormattedMessage id={`appearance.${name}.${value}`} />
          </button>
        ))}
      </span>
    </div>
  )
}
