/** Runs in a worker thread: the longest texts within the limits hold a thread for a second. */
import { parentPort } from 'node:worker_threads';
import { type DocumentOfTexts, documentOfTexts } from './clause-texts.ts';
import { type ConvertedMarkdown, convertMarkdown } from './convert-markdown.ts';

export type ParseInput =
  | { call: 'document'; of: Parameters<typeof documentOfTexts> }
  | { call: 'convert'; of: Parameters<typeof convertMarkdown> };
export type ParseJob = { id: number } & ParseInput;
export interface ParseAnswer {
  id: number;
  result: DocumentOfTexts | ConvertedMarkdown;
}

function resultOf(job: ParseJob): ParseAnswer['result'] {
  return job.call === 'document' ? documentOfTexts(...job.of) : convertMarkdown(...job.of);
}

parentPort?.on('message', (job: ParseJob) => {
  const answer: ParseAnswer = { id: job.id, result: resultOf(job) };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(answer);
});
