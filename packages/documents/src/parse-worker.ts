/** Runs in a thread of its own: the longest texts within the limits hold a thread for a second. */
import { type DocumentOfTexts, documentOfTexts } from './clause-texts.ts';
import { type ConvertedMarkdown, convertMarkdown } from './convert-markdown.ts';
import { answerJobs, type JobAnswer } from './job-thread.ts';

export type ParseJob =
  | { call: 'document'; of: Parameters<typeof documentOfTexts> }
  | { call: 'convert'; of: Parameters<typeof convertMarkdown> };
export type ParseResult = DocumentOfTexts | ConvertedMarkdown;

const answer: JobAnswer<ParseJob, ParseResult> = (job) =>
  job.call === 'document' ? documentOfTexts(...job.of) : convertMarkdown(...job.of);
answerJobs(answer);
