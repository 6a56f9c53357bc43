import { Worker } from 'node:worker_threads';
import { type DocumentOfTexts, documentOfTexts } from './clause-texts.ts';
import { type ConvertedMarkdown, convertMarkdown } from './convert-markdown.ts';
import type { ParseAnswer, ParseInput, ParseJob } from './parse-worker.ts';
import { faultOf, type TextWeight, together, weigh } from './text-weight.ts';

export interface TextReaderOptions {
  /** Called when a text was given up. */
  warn?: (message: string) => void;
  /** Milliseconds for one text. */
  timeout?: number;
  /** Estimated milliseconds up to which a text is read at once, without the worker. */
  atOnce?: number;
  /** Module that answers a `ParseJob`; another one only where a hanging worker is rehearsed. */
  workerUrl?: URL;
}

type Result = ParseAnswer['result'];

function isDocument(result: Result): result is DocumentOfTexts {
  return 'document' in result || 'clause' in result;
}

/**
 * The server's way to `documentOfTexts` and `convertMarkdown`: ordinary texts at once, long ones in a worker thread,
 * one after the other. A text that takes longer than the time limit is refused as `too-many`.
 */
export class TextReader {
  readonly #warn: (message: string) => void;
  readonly #timeout: number;
  readonly #atOnce: number;
  readonly #workerUrl: URL;
  #worker: Worker | null = null;
  #jobs = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: TextReaderOptions = {}) {
    this.#warn = options.warn ?? (() => undefined);
    this.#timeout = options.timeout ?? 10_000;
    this.#atOnce = options.atOnce ?? 60;
    this.#workerUrl = options.workerUrl ?? new URL('./parse-worker.ts', import.meta.url);
  }

  async documentOfTexts(...of: Parameters<typeof documentOfTexts>): Promise<DocumentOfTexts> {
    const [, clauses] = of;
    const weight = together(clauses.map(({ markdown }) => weigh(markdown)));
    if (this.#isLight(weight)) return documentOfTexts(...of);
    const result = await this.#enqueue({ call: 'document', of });
    return result !== null && isDocument(result) ? result : { ok: false, clause: null, fault: 'too-many' };
  }

  async convertMarkdown(text: string): Promise<ConvertedMarkdown> {
    if (this.#isLight(weigh(text))) return convertMarkdown(text);
    const result = await this.#enqueue({ call: 'convert', of: [text] });
    return result !== null && !isDocument(result) ? result : { ok: false, fault: 'too-many' };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#queue;
    await this.#stop();
  }

  /** What is refused unread costs nothing. */
  #isLight(weight: TextWeight): boolean {
    return faultOf(weight) !== null || weight.cost <= this.#atOnce * 1000;
  }

  #enqueue(input: ParseInput): Promise<Result | null> {
    const result = this.#queue.then(() => this.#attempt(input));
    this.#queue = result;
    return result;
  }

  async #attempt(input: ParseInput): Promise<Result | null> {
    const worker = this.#current();
    const job: ParseJob = { id: ++this.#jobs, ...input };
    const result = await new Promise<Result | null>((resolve) => {
      const end = (result: Result | null) => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', died).off('exit', died);
        worker.unref();
        resolve(result);
      };
      const answered = (answer: ParseAnswer) => {
        if (answer.id === job.id) end(answer.result);
      };
      const died = () => end(null);
      const timer = setTimeout(died, this.#timeout);
      worker.ref();
      worker.on('message', answered).on('error', died).on('exit', died);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(job);
    });
    if (result === null) {
      this.#warn('a text could not be read in its time, the worker was given up');
      await this.#stop();
    }
    return result;
  }

  #current(): Worker {
    if (this.#worker === null) {
      this.#worker = new Worker(this.#workerUrl);
      // Without a listener an error between two jobs would end the process; the next job finds the worker dead.
      this.#worker.on('error', () => undefined);
      this.#worker.unref();
    }
    return this.#worker;
  }

  async #stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
