import { Worker } from 'node:worker_threads';
import type { Plain } from '@clausewright/agreements/tree';
import type { InvoiceData } from './invoice-data.ts';
import { pdfData } from './pdf-data.ts';
import type { PdfAnswer, PdfInput, PdfJob } from './pdf-worker.ts';

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

type Attempt = { ok: true; answer: PdfAnswer } | { ok: false; reason: 'timed-out' | 'failed' };

/** One worker thread that makes one PDF after another. */
export class PdfRenderer {
  readonly #warn: (message: string) => void;
  readonly #timeout: number;
  readonly #recycleAfter: number;
  readonly #workerUrl: URL;
  #worker: Worker | null = null;
  #made = 0;
  #jobs = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: PdfOptions = {}) {
    this.#warn = options.warn ?? (() => undefined);
    this.#timeout = options.timeout ?? 20_000;
    this.#recycleAfter = options.recycleAfter ?? 50;
    this.#workerUrl = options.workerUrl ?? new URL('./pdf-worker.ts', import.meta.url);
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
    this.#current();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#queue;
    await this.#stop();
  }

  #enqueue(input: PdfInput): Promise<PdfResult> {
    const result = this.#queue.then(() => this.#job(input));
    this.#queue = result;
    return result;
  }

  async #job(input: PdfInput): Promise<PdfResult> {
    let attempt = await this.#attempt(input);
    if (!attempt.ok) {
      this.#warn(`PDF worker ${attempt.reason}, trying once more`);
      attempt = await this.#attempt(input);
    }
    if (!attempt.ok) return attempt;
    const { answer } = attempt;
    if (!answer.ok) {
      this.#warn(`PDF failed: ${answer.message}`);
      return { ok: false, reason: 'failed' };
    }
    if (answer.refused !== null) this.#warn(`PDF/UA-1 refused, made a tagged PDF 1.7: ${answer.refused}`);
    return { ok: true, bytes: answer.bytes, accessible: answer.refused === null };
  }

  async #attempt(input: PdfInput): Promise<Attempt> {
    const worker = this.#current();
    const job: PdfJob = { id: ++this.#jobs, ...input };
    const attempt = await new Promise<Attempt>((resolve) => {
      const end = (result: Attempt) => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', died).off('exit', died);
        worker.unref();
        resolve(result);
      };
      const answered = (answer: PdfAnswer) => {
        if (answer.id === job.id) end({ ok: true, answer });
      };
      const died = () => end({ ok: false, reason: 'failed' });
      const timer = setTimeout(() => end({ ok: false, reason: 'timed-out' }), this.#timeout);
      worker.ref();
      worker.on('message', answered).on('error', died).on('exit', died);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(job);
    });
    this.#made++;
    if (!attempt.ok || this.#made >= this.#recycleAfter) await this.#stop();
    return attempt;
  }

  #current(): Worker {
    if (this.#worker === null) {
      this.#worker = new Worker(this.#workerUrl);
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
