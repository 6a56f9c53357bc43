import { parentPort, Worker } from 'node:worker_threads';

export interface JobThreadOptions {
  /** Calls `answerJobs`. */
  module: URL;
  /** Milliseconds for one job, the start of a thread included. */
  timeout: number;
  /** Megabytes of objects that its code may hold; with more the thread ends, and the process goes on. */
  memory?: number;
  /** Jobs after which the thread is replaced. */
  recycleAfter?: number;
}

export type JobResult<Result> = { ok: true; result: Result } | { ok: false; reason: 'timed-out' | 'failed' };

interface Asked<Job> {
  id: number;
  job: Job;
}
interface Answered<Result> {
  id: number;
  result: Result;
}

/**
 * Work that may take too long or too much memory, in a thread of its own and one job after the other. A job that
 * exceeds its bounds ends the thread; the next one gets a new thread.
 */
export class JobThread<Job, Result> {
  readonly #options: JobThreadOptions;
  #worker: Worker | null = null;
  #made = 0;
  #jobs = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: JobThreadOptions) {
    this.#options = options;
  }

  run(job: Job): Promise<JobResult<Result>> {
    const result = this.#queue.then(() => this.#attempt(job));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Loads the module before the first job asks for it. */
  start(): void {
    this.#current();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#queue;
    await this.#stop();
  }

  async #attempt(job: Job): Promise<JobResult<Result>> {
    const worker = this.#current();
    const asked: Asked<Job> = { id: ++this.#jobs, job };
    const attempt = await new Promise<JobResult<Result>>((resolve) => {
      const end = (result: JobResult<Result>) => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', died).off('exit', died);
        worker.unref();
        resolve(result);
      };
      const answered = ({ id, result }: Answered<Result>) => {
        if (id === asked.id) end({ ok: true, result });
      };
      const died = () => end({ ok: false, reason: 'failed' });
      const timer = setTimeout(() => end({ ok: false, reason: 'timed-out' }), this.#options.timeout);
      worker.ref();
      worker.on('message', answered).on('error', died).on('exit', died);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(asked);
    });
    this.#made++;
    const worn = this.#made >= (this.#options.recycleAfter ?? Number.POSITIVE_INFINITY);
    if (!attempt.ok || worn) await this.#stop();
    return attempt;
  }

  #current(): Worker {
    if (this.#worker === null) {
      const { module, memory } = this.#options;
      const resourceLimits = memory === undefined ? {} : { maxOldGenerationSizeMb: memory };
      this.#worker = new Worker(module, { resourceLimits });
      // Without a listener an error between two jobs would end the process; the next job finds the worker dead.
      this.#worker.on('error', () => undefined);
      this.#worker.unref();
      this.#made = 0;
    }
    return this.#worker;
  }

  async #stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}

/** What the module of a `JobThread` does with one job. */
export type JobAnswer<Job, Result> = (job: Job) => Result | Promise<Result>;

/** Begins to answer in the module of a `JobThread`. A throw ends the thread and fails the job. */
export function answerJobs(answer: JobAnswer<never, unknown>): void {
  const tell = async ({ id, job }: Asked<never>): Promise<void> => {
    const answered: Answered<unknown> = { id, result: await answer(job) };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(answered);
  };
  parentPort?.on('message', (asked: Asked<never>) => void tell(asked));
}
