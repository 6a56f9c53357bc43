import type { Plain } from '@clausewright/engine/document/tree';
import type { InvoiceData } from './invoice-data.ts';
import { type JobResult, JobThread } from './job-thread.ts';
import { pdfData } from './pdf-data.ts';
import type { PdfAnswer, PdfJob } from './pdf-worker.ts';

export type PdfResult =
  | { ok: true; bytes: Uint8Array; accessible: boolean }
  | { ok: false; reason: 'timed-out' | 'failed' };

export interface PdfOptions {
  /** Called when a document could only become a plain tagged PDF 1.7, and when a worker had to be given up. */
  warn?: (message: string) => void;
  /** Milliseconds for one attempt; a job has two. */
  timeout?: number;
  /** Documents after which a worker is replaced, because V8 does not see the memory Typst holds. */
  recycleAfter?: number;
  /** Module that answers a `PdfJob`; another one only where a hanging worker is rehearsed. */
  workerUrl?: URL;
}

/** One worker thread that makes one PDF after another. */
export class PdfRenderer {
  readonly #warn: (message: string) => void;
  readonly #thread: JobThread<PdfJob, PdfAnswer>;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: PdfOptions = {}) {
    this.#warn = options.warn ?? (() => undefined);
    this.#thread = new JobThread({
      module: options.workerUrl ?? new URL('./pdf-worker.ts', import.meta.url),
      timeout: options.timeout ?? 20_000,
      recycleAfter: options.recycleAfter ?? 50,
    });
  }

  /** PDF/UA-1, or plain tagged 1.7 (`accessible: false`) where that standard refuses the text. */
  render(plain: Plain): Promise<PdfResult> {
    return this.#enqueue({ template: 'document', data: pdfData(plain) });
  }

  /** The same standard for an invoice; its texts and amounts come as they are to be printed. */
  renderInvoice(data: InvoiceData): Promise<PdfResult> {
    return this.#enqueue({ template: 'invoice', data });
  }

  /** Loads compiler and fonts before the first job asks for them. */
  start(): void {
    this.#thread.start();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#queue;
    await this.#thread[Symbol.asyncDispose]();
  }

  #enqueue(job: PdfJob): Promise<PdfResult> {
    // Behind one another with their second attempts, so that a job that dies takes no other along.
    const result = this.#queue.then(() => this.#job(job));
    this.#queue = result;
    return result;
  }

  async #job(job: PdfJob): Promise<PdfResult> {
    let attempt: JobResult<PdfAnswer> = await this.#thread.run(job);
    if (!attempt.ok) {
      this.#warn(`PDF worker ${attempt.reason}, trying once more`);
      attempt = await this.#thread.run(job);
    }
    if (!attempt.ok) return attempt;
    const { result } = attempt;
    if (!result.ok) {
      this.#warn(`PDF failed: ${result.message}`);
      return { ok: false, reason: 'failed' };
    }
    if (result.replaced > 0) this.#warn(`PDF with a sign for ${result.replaced} letters that no font has`);
    if (result.refused !== null) this.#warn(`PDF/UA-1 refused, made a tagged PDF 1.7: ${result.refused}`);
    return { ok: true, bytes: result.bytes, accessible: result.refused === null };
  }
}
