import { makeObservable, observableRef, runInAction } from 'mobx'
import { dependsOn, type DepsOf, type Keys } from '#application/kernel/depends-on.ts'

/**
 * Returns the base class of a view model of loaded data, which has its dependencies as `deps` and the data as `shown`.
 * The route calls `show` with the data of its loader and of its action.
 */
export function showsData<const Names extends Keys, Data>(keys: Names, initial: () => Data) {
  return class extends dependsOn(keys) {
    shown = initial()

    constructor(deps: DepsOf<Names>) {
      super(deps)
      makeObservable(this, { shown: observableRef })
    }

    show(loaded: Data): void {
      runInAction(() => (this.shown = loaded))
    }
  }
}
