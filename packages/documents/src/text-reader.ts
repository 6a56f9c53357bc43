import { type DocumentOfTexts, documentOfTexts } from './clause-texts.ts';
import { type ConvertedMarkdown, convertMarkdown } from './convert-markdown.ts';
import { JobThread } from './job-thread.ts';
import type { ParseJob, ParseResult } from './parse-worker.ts';
import { faultOf, type TextWeight, together, weigh } from './text-weight.ts';

export interface TextReaderOptions {
  /** Called when a text was given up. */
  warn?: (message: string) => void;
  /** Milliseconds for one text. */
  timeout?: number;
  /** Estimated milliseconds up to which a text is read at once, without the worker. */
  atOnce?: number;
  /** Module that answers each `ParseJob`; another one only where a hanging worker is rehearsed. */
  workerUrl?: URL;
}

/** Characters of one text that may be read at once: an estimate that is wrong is wrong by little there. */
const mostAtOnce = 20_000;

function isDocument(result: ParseResult): result is DocumentOfTexts {
  return 'document' in result || 'clause' in result;
}

/**
 * The server's way to `documentOfTexts` and `convertMarkdown`: ordinary texts at once, long ones in a worker thread,
 * one after the other. A text that takes longer than the time limit is refused as `too-many`.
 */
export class TextReader {
  readonly #warn: (message: string) => void;
  readonly #atOnce: number;
  readonly #thread: JobThread<ParseJob, ParseResult>;

  constructor(options: TextReaderOptions = {}) {
    this.#warn = options.warn ?? (() => undefined);
    this.#atOnce = options.atOnce ?? 60;
    this.#thread = new JobThread({
      module: options.workerUrl ?? new URL('./parse-worker.ts', import.meta.url),
      timeout: options.timeout ?? 10_000,
      memory: 512,
    });
  }

  async documentOfTexts(...of: Parameters<typeof documentOfTexts>): Promise<DocumentOfTexts> {
    const [, clauses] = of;
    if (this.#isLight(clauses.map(({ markdown }) => weigh(markdown)))) return documentOfTexts(...of);
    const result = await this.#inThread({ call: 'document', of });
    return result !== null && isDocument(result) ? result : { ok: false, clause: null, fault: 'too-many' };
  }

  async convertMarkdown(text: string): Promise<ConvertedMarkdown> {
    if (this.#isLight([weigh(text)])) return convertMarkdown(text);
    const result = await this.#inThread({ call: 'convert', of: [text] });
    return result !== null && !isDocument(result) ? result : { ok: false, fault: 'too-many' };
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#thread[Symbol.asyncDispose]();
  }

  /** What is refused unread costs nothing. */
  #isLight(weights: readonly TextWeight[]): boolean {
    const weight = together(weights);
    if (faultOf(weight) !== null) return true;
    return weight.cost <= this.#atOnce * 1000 && weights.every(({ characters }) => characters <= mostAtOnce);
  }

  async #inThread(job: ParseJob): Promise<ParseResult | null> {
    const done = await this.#thread.run(job);
    if (done.ok) return done.result;
    this.#warn('a text could not be read in its time, the worker was given up');
    return null;
  }
}
