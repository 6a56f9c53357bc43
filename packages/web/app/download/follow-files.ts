import type { AgreementDetails, DownloadDetails } from '@clausewright/contract';
import type { ForbiddenReason } from '@clausewright/contract/reasons';
import { send } from '../api.ts';
import { calls } from '../calls.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { readTokens } from '../stored-session/session-store.ts';

export type Progress =
  | { phase: 'loading' }
  /** Nothing can have this address. */
  | { phase: 'missing' }
  /** Deleted, or never there: the server tells nobody which. */
  | { phase: 'gone' }
  /** `byLink`: a private link was tried. */
  | { phase: 'foreign'; why: ForbiddenReason; byLink: boolean }
  | { phase: 'unpaid' }
  | { phase: 'problem'; failure: Failure }
  | {
      phase: 'generating' | 'failed' | 'ready';
      details: AgreementDetails;
      files: DownloadDetails;
      /** The account that is logged in holds it. */
      owner: boolean;
    };

interface Follow {
  id: string;
  token: string | null;
  /** Ask for the files even though the last attempt failed. */
  again: boolean;
  signal: AbortSignal;
  report: (progress: Progress) => void;
}

const pollAfter = 2000;
/** Nothing of it is served yet; the page asks what it waits for. */
const notServed: readonly ForbiddenReason[] = ['not-paid', 'held-wording', 'waits-for-review'];

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function refusalPhase(failure: Failure, token: string | null): Progress {
  if (failure.reason === 'forbidden') {
    if (notServed.includes(failure.forbidden)) return { phase: 'unpaid' };
    return { phase: 'foreign', why: failure.forbidden, byLink: token !== null };
  }
  if (failure.reason === 'refused') {
    // The id is all that these calls send: one of another shape names nothing either.
    if (failure.messages.some(({ code }) => code === 'wrong-format')) return { phase: 'missing' };
    if (failure.messages.some(({ code }) => code === 'not-found')) return { phase: 'gone' };
    if (failure.messages.some(({ code }) => code === 'not-finalized')) return { phase: 'unpaid' };
  }
  return { phase: 'problem', failure };
}

/** Repeats a read while the app is down or asks us to wait; anything else is an answer. */
async function patiently<T>(ask: () => Promise<Outcome<T>>, signal: AbortSignal): Promise<Outcome<T>> {
  for (;;) {
    const outcome = await ask();
    if (outcome.ok || signal.aborted) return outcome;
    if (outcome.reason === 'limited') await wait(outcome.retryAfter * 1000, signal);
    else if (outcome.reason === 'app-down') await wait(pollAfter, signal);
    else return outcome;
  }
}

/** Who is logged in may hold the agreement without its token; else the token opens it. */
async function readDetails({
  id,
  token,
  signal,
}: Follow): Promise<{ details: Outcome<AgreementDetails>; owner: boolean }> {
  const read = (agreementToken: string | null) =>
    patiently(() => send(calls.agreementDetails, { params: { id }, agreementToken, signal }), signal);
  if (readTokens() !== null) {
    const details = await read(null);
    const foreign = !details.ok && (details.reason === 'forbidden' || details.reason === 'not-authenticated');
    if (token === null || !foreign) return { details, owner: details.ok };
  }
  return { details: await read(token), owner: false };
}

/** Follows the files of an agreement until they are ready, starting their making once where needed. */
export async function followFiles(follow: Follow): Promise<void> {
  const { id, token, again, signal, report } = follow;
  const { details, owner } = await readDetails(follow);
  if (signal.aborted) return undefined;
  if (!details.ok) return report(refusalPhase(details, token));
  const input = { params: { id }, agreementToken: token, signal };
  const readFiles = owner ? calls.downloadDetails : calls.publicDownloadDetails;
  let asked = false;
  for (;;) {
    const files = await patiently(() => send(readFiles, input), signal);
    if (signal.aborted) return undefined;
    if (!files.ok) return report(refusalPhase(files, token));
    const shown = { details: details.data, files: files.data, owner };
    if (files.data.status === 'ready') return report({ phase: 'ready', ...shown });
    if (files.data.status === 'not-generated') {
      if (asked || (files.data.failed && !again)) return report({ phase: 'failed', ...shown });
      asked = true;
      report({ phase: 'generating', ...shown });
      const started = await patiently(
        () => send(calls.generateFiles, { body: { agreement_id: id }, agreementToken: token, signal }),
        signal,
      );
      if (signal.aborted) return undefined;
      if (!started.ok) return report({ phase: 'failed', ...shown });
    } else {
      report({ phase: 'generating', ...shown });
    }
    await wait(pollAfter, signal);
    if (signal.aborted) return undefined;
  }
}
