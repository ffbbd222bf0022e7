/** Runs tasks in sequence: each starts after the previous ones have ended, also if they failed. */
export class SerialQueue {
  #previous: Promise<unknown> = Promise.resolve()

  /**
   * Resolves to the result of the task, and rejects with its error. `input` may be a promise that started earlier, so
   * that calls run in parallel and only their results are processed in sequence; if it rejects, the task does not run.
   */
  run<Result>(task: () => Result | Promise<Result>): Promise<Result>
  run<Input, Result>(task: (input: Input) => Result | Promise<Result>, input: Promise<Input>): Promise<Result>
  run<Input, Result>(
    task: (input?: Input) => Result | Promise<Result>,
    input?: Promise<Input>,
  ): Promise<Result> {
    const result = Promise.all([input, this.#previous]).then(([value]) => task(value))
    this.#previous = Promise.allSettled([this.#previous, result])
    return result
  }

  /** Resolves after the tasks that are in the queue now have ended. */
  async whenIdle(): Promise<void> {
    await this.#previous
  }
}
