import type { AgreementPorts } from '../../platform/ports.ts';
import { findVersion, newestVersion, type Version } from '../records/version-store.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { heldInVersion } from './held-wording.ts';

type JudgePorts = Pick<AgreementPorts, 'db' | 'mode'>;

/** Why the newest version is not served: nobody is told to pay for what cannot be paid. */
export async function whyUnserved(ports: JudgePorts, agreementId: string): Promise<Refused> {
  return whyNot(ports, await newestVersion(ports.db, agreementId));
}

/** The same of any version that was never served. */
export async function whyNeverServed(ports: JudgePorts, versionId: string): Promise<Refused> {
  return whyNot(ports, await findVersion(ports.db, versionId));
}

/** What goes with its agreement at this moment waits for nothing any more. */
async function whyNot(ports: JudgePorts, version: Version | null): Promise<Refused> {
  const isHeld = version !== null && (await heldInVersion(ports, version)).length > 0;
  return { ok: false, reason: isHeld ? 'held-wording' : 'not-paid' };
}
