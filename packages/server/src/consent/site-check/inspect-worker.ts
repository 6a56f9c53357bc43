/** Runs in a thread of its own: what a stranger's page costs to read, only reading it tells. */
import { answerJobs, type JobAnswer } from '@clausewright/documents/job-thread';
import { inspectPage, type Inspection, type Installed } from './inspect-page.ts';
import type { LoadedPage } from './load-page.ts';

export interface InspectJob {
  page: Omit<LoadedPage, 'url'> & { url: string };
  site: Installed;
}

const answer: JobAnswer<InspectJob, Inspection | null> = ({ page, site }) =>
  inspectPage({ ...page, url: new URL(page.url) }, site);
answerJobs(answer);
