import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { frenchService } from '../documents/agreements/testing/french-service.ts';
import type { PublishedSite } from '../consent/banner/testing/published-site.ts';
import { type PostingVisitors, postingVisitors } from '../consent/consent-log/testing/posting-visitors.ts';
import { pollWithDeadline } from './poll-with-deadline.ts';
import { newAgreement, oneCall } from './one-call.ts';

/** People who answer a banner and make agreements, until told to stop. */
export interface Visitors {
  visitors: PostingVisitors;
  /** Agreements by the request that was acknowledged. */
  agreements: ReadonlyMap<string, string>;
  /** How often which status came. */
  statuses: ReadonlyMap<number, number>;
  /** So many of both were acknowledged from now on. */
  more(answers: number, agreements: number): Promise<void>;
  stop(): Promise<void>;
  /** Whatever was not acknowledged is asked for again, as browsers do, and some of what was. */
  again(): Promise<void>;
}

const answers = { ...frenchService, document_languages: ['fr'] };

export function startVisitors(
  published: PublishedSite,
  { consentUrl, publicUrl }: { consentUrl: string; publicUrl: string },
): Visitors {
  const visitors = postingVisitors(published);
  const requests = new Set<string>();
  const agreements = new Map<string, string>();
  const statuses = new Map<number, number>();
  const ending = new AbortController();
  const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);

  const post = async (body: string): Promise<number> => {
    const headers = { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://shop.example' };
    const { status } = await oneCall(`${consentUrl}/c/${published.site}`, { method: 'POST', headers, body });
    count(status);
    return status;
  };
  const make = async (requestId: string): Promise<void> => {
    requests.add(requestId);
    const { status, text } = await newAgreement(publicUrl, { requestId, type: 'PRIVACY_POLICY', answers });
    count(status);
    if (status !== 200) return;
    const { data } = JSON.parse(text) as { data: { agreement_id: string } };
    agreements.set(requestId, data.agreement_id);
  };
  const makeUntilStopped = async (): Promise<void> => {
    while (!ending.signal.aborted) await make(randomUUID());
  };
  const working = [visitors.answerUntil(post, ending.signal, 16), makeUntilStopped()];
  return {
    visitors,
    agreements,
    statuses,
    async more(moreAnswers, moreAgreements) {
      const [answered, made] = [visitors.acknowledged.size + moreAnswers, agreements.size + moreAgreements];
      const until = pollWithDeadline('answers and agreements');
      while (visitors.acknowledged.size < answered || agreements.size < made) await until();
    },
    async stop() {
      ending.abort();
      await Promise.all(working);
    },
    async again() {
      await visitors.sendRest(post);
      await visitors.repeat(post, 100);
      for (const id of requests) if (!agreements.has(id)) await make(id);
      expect(agreements.size).toBe(requests.size);
    },
  };
}
