/** Runs in a thread of its own: what a stranger's page costs to read, only reading it tells. */
import { answerJobs, type JobAnswer } from '@clausewright/documents/job-thread';
import { comparer, type Comparison, type CopyText } from './compare-copy.ts';
import { readShownPage, type ShownPage } from './read-shown-page.ts';

export interface CopyJob {
  html: string;
  texts: readonly CopyText[];
}
export interface CopyFound extends Pick<ShownPage, 'language' | 'leads'> {
  compared: Comparison[];
}

const answer: JobAnswer<CopyJob, CopyFound | null> = async ({ html, texts }) => {
  const page = await readShownPage(html);
  if (page === null) return null;
  const { language, leads, words } = page;
  return { language, leads, compared: texts.map(comparer(words)) };
};
answerJobs(answer);
