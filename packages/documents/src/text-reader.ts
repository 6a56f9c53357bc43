import type { DocumentOfTexts } from './clause-texts.ts';
import { type ConvertedMarkdown, convertMarkdown } from './convert-markdown.ts';
import { JobThread } from './job-thread.ts';
import type { ParseJob, ParseResult } from './parse-worker.ts';
import { rewrittenDocument } from './stored-texts.ts';
import { findTextFault, type TextWeight, sumWeights, measureWeight } from './text-weight.ts';

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

/** Estimated milliseconds up to which a text is read at once: less than many an answer takes, and no queue. */
export const syncLimitMs = 60;
/** Characters of one text that may be read at once: an estimate that is wrong is wrong by little there. */
const mostAtOnce = 20_000;

/** Whether texts may be read on the thread that answers. */
export function isLight(weights: readonly TextWeight[], milliseconds: number): boolean {
  const { cost } = sumWeights(weights);
  return cost <= milliseconds * 1000 && weights.every(({ characters }) => characters <= mostAtOnce);
}

/** What is refused unread costs nothing. */
function isRefused(weights: readonly TextWeight[]): boolean {
  return findTextFault(sumWeights(weights)) !== null;
}

function isDocument(result: ParseResult): result is DocumentOfTexts {
  return 'document' in result || 'clause' in result;
}

/**
 * The server's way to `rewrittenDocument` and `convertMarkdown`: ordinary texts at once, long ones in a worker thread,
 * one after the other. A text that takes longer than the time limit is refused as `too-many`.
 */
export class TextReader {
  readonly #warn: (message: string) => void;
  readonly #atOnce: number;
  readonly #thread: JobThread<ParseJob, ParseResult>;

  constructor(options: TextReaderOptions = {}) {
    this.#warn = options.warn ?? (() => undefined);
    this.#atOnce = options.atOnce ?? syncLimitMs;
    this.#thread = new JobThread({
      module: options.workerUrl ?? new URL('./parse-worker.ts', import.meta.url),
      timeout: options.timeout ?? 10_000,
      memory: 512,
    });
  }

  async rewrittenDocument(...of: Parameters<typeof rewrittenDocument>): Promise<DocumentOfTexts> {
    const [, texts] = of;
    const weights = texts.map(({ markdown }) => measureWeight(markdown));
    // What stands is read as well, where only its words are known and they are others.
    const standing = texts.flatMap((text) =>
      text.standing.filter(({ blocks, markdown }) => blocks === null && markdown !== text.markdown),
    );
    const all = [...weights, ...standing.map(({ markdown }) => measureWeight(markdown))];
    if (isRefused(weights) || isLight(all, this.#atOnce)) return rewrittenDocument(...of);
    const result = await this.#inThread({ call: 'document', of });
    return result !== null && isDocument(result) ? result : { ok: false, clause: null, fault: 'too-many' };
  }

  async convertMarkdown(text: string): Promise<ConvertedMarkdown> {
    const weights = [measureWeight(text)];
    if (isRefused(weights) || isLight(weights, this.#atOnce)) return convertMarkdown(text);
    const result = await this.#inThread({ call: 'convert', of: [text] });
    return result !== null && !isDocument(result) ? result : { ok: false, fault: 'too-many' };
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#thread[Symbol.asyncDispose]();
  }

  async #inThread(job: ParseJob): Promise<ParseResult | null> {
    const done = await this.#thread.run(job);
    if (done.ok) return done.result;
    this.#warn('a text could not be read in its time, the worker was given up');
    return null;
  }
}
