import type { ResultOf, websitePictures as call } from '@clausewright/contract';
import type { ObservedPass } from '@clausewright/scanner/observation';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { findWebsite } from '../../websites/website-store.ts';
import type { ScanPorts } from '../ports.ts';
import { newestEvidenceFile } from '../scan-store.ts';
import { unpackEvidence } from './unpack-evidence.ts';

/** Files from before have no picture of a phone. */
type Pictured = Pick<ObservedPass, 'name' | 'answered' | 'picture'> & { phonePicture?: string | null };

/** Pictures stay in the file of evidence, which only the owner of the website may ask for here. */
export async function readPictures(
  { db, clock }: Pick<ScanPorts, 'db' | 'clock'>,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const website = await findWebsite(db, id, session.customerId);
  if (website === null) return { ok: false, reason: 'not-found' };
  const newest = await newestEvidenceFile(db, website.id, clock());
  if (newest === null) return { ok: true, value: { taken_at: null, desktop: null, phone: null } };
  const { passes } = JSON.parse(await unpackEvidence(newest.evidence)) as { passes: Pictured[] };
  const pass = leastCovered(passes);
  return {
    ok: true,
    value: {
      taken_at: newest.finishedAt.toISOString(),
      desktop: pass?.picture ?? null,
      phone: pass?.phonePicture ?? null,
    },
  };
}

/** Once a banner was answered it is out of the picture. */
function leastCovered(passes: readonly Pictured[]): Pictured | undefined {
  const answered = passes.filter((pass) => pass.answered !== null && pass.picture !== null);
  return (
    answered.find(({ name }) => name === 'refused') ??
    answered.find(({ name }) => name === 'accepted') ??
    passes.find(({ name }) => name === 'unanswered')
  );
}
