import type { InstancePorts } from '../../platform/ports.ts';
import { findVersion, newestVersion, type Version } from '../records/version-store.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { withheldInVersion } from './release-gate.ts';

type JudgePorts = Pick<InstancePorts, 'db' | 'mode'>;

/** Why the newest version is not served: nobody is told to pay for what cannot be paid. */
export async function notServedReason(ports: JudgePorts, agreementId: string): Promise<Refused> {
  return whyNot(ports, await newestVersion(ports.db, agreementId));
}

/** The same of any version that was never served. */
export async function neverServedReason(ports: JudgePorts, versionId: string): Promise<Refused> {
  return whyNot(ports, await findVersion(ports.db, versionId));
}

/** What goes with its agreement at this moment waits for nothing any more. */
async function whyNot(ports: JudgePorts, version: Version | null): Promise<Refused> {
  const isHeld = version !== null && (await withheldInVersion(ports, version)).length > 0;
  return { ok: false, reason: isHeld ? 'held-wording' : 'not-paid' };
}
