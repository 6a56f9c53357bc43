import type { Answers } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { SiteLook } from './describe-protection.ts';
import type { LoadResult } from '../site-check/load-page.ts';

/** What installing a banner needs from the rest of the process. */
export interface InstallPorts extends Pick<
  InstancePorts,
  'db' | 'clock' | 'enqueue' | 'publicUrl' | 'operatorName'
> {
  /** Origin of the consent service. */
  consentUrl: string;
  /** Of the sample shop; null where there is none. */
  demoUrl: string | null;
  /** The plug-in for WordPress; null where it is not built. */
  wordpressPlugin: Uint8Array | null;
  /** Loads a page of somebody's site. */
  loadSite: (address: URL) => Promise<LoadResult>;
  /** The last look of an owner at a site; null where there is none. */
  lookAtSite: (
    db: InstancePorts['db'],
    ownerId: string,
    domain: string,
    now: Date,
  ) => Promise<SiteLook | null>;
  /** Served policies of an owner for the site that a banner stands on, with their relevant answers. */
  policiesOfSite: (
    db: InstancePorts['db'],
    ownerId: string,
    draft: Pick<BannerDraft, 'domain' | 'domains'>,
  ) => Promise<readonly { agreementId: string; type: AgreementType; answers: Answers }[]>;
}
