/** Runs in a thread of its own: the longest texts within the limits hold a thread for a second. */
import type { DocumentOfTexts } from './clause-texts.ts';
import { type ConvertedMarkdown, convertMarkdown } from './convert-markdown.ts';
import { answerJobs, type JobAnswer } from './job-thread.ts';
import { rewrittenDocument } from './stored-texts.ts';

export type ParseJob =
  | { call: 'document'; of: Parameters<typeof rewrittenDocument> }
  | { call: 'convert'; of: Parameters<typeof convertMarkdown> };
export type ParseResult = DocumentOfTexts | ConvertedMarkdown;

const answer: JobAnswer<ParseJob, ParseResult> = (job) =>
  job.call === 'document' ? rewrittenDocument(...job.of) : convertMarkdown(...job.of);
answerJobs(answer);
