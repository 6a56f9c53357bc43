import type { InstancePorts } from '../../platform/ports.ts';
import { planStoredVersion } from '../planning/plan-stored-agreement.ts';
import { priceFacts } from '../planning/price-facts.ts';
import type { Agreement } from '../records/agreement-store.ts';
import { findVersion, newestVersion, type Version } from '../records/version-store.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { withheldInVersion } from './release-gate.ts';

type JudgePorts = Pick<InstancePorts, 'db' | 'mode' | 'clock'>;
type Judged = Pick<Agreement, 'id' | 'type'>;

/** Why the newest version is not served: nobody is told to pay for what cannot be paid, or costs nothing. */
export async function notServedReason(ports: JudgePorts, agreement: Judged): Promise<Refused> {
  return whyNot(ports, agreement, await newestVersion(ports.db, agreement.id));
}

/** The same of any version that was never served; one that is not the newest waits for nobody any more. */
export async function neverServedReason(
  ports: JudgePorts,
  agreement: Judged,
  versionId: string,
): Promise<Refused> {
  const newest = await newestVersion(ports.db, agreement.id);
  if (newest?.id === versionId) return whyNot(ports, agreement, newest);
  return isHeld(ports, await findVersion(ports.db, versionId));
}

async function whyNot(ports: JudgePorts, agreement: Judged, version: Version | null): Promise<Refused> {
  const held = await isHeld(ports, version);
  // What goes with its agreement at this moment waits for nothing any more.
  if (version === null || held.reason !== 'not-paid') return held;
  const facts = await priceFacts(ports.db, agreement.id, ports.clock());
  const { price } = planStoredVersion(agreement.type, version, facts);
  return price.total === 0 ? { ok: false, reason: 'waits-for-review' } : held;
}

async function isHeld(ports: JudgePorts, version: Version | null): Promise<Refused> {
  const held = version !== null && (await withheldInVersion(ports, version)).length > 0;
  return { ok: false, reason: held ? 'held-wording' : 'not-paid' };
}
