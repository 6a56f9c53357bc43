import type { ListedVersion, listVersions as listCall, ResultOf } from '@clausewright/contract';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import type { Agreement } from '../records/agreement-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { namelessSite } from '../records/get-site.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { listedVersions, type VersionRow } from './version-list-store.ts';

/** The history of an agreement; as many questions however long it is. */
export async function listVersions(
  { db, documentsUrl }: Pick<InstancePorts, 'db' | 'documentsUrl'>,
  { id, caller, page, perPage }: { id: string; caller: Caller; page: number; perPage: number },
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const opened = await openAgreement(db, id, caller);
  if (!opened.ok) return opened;
  const { agreement } = opened;
  const { rows, total } = await listedVersions(db, agreement.id, { page, perPage });
  return {
    ok: true,
    value: {
      type: agreement.type,
      site_name: agreement.siteName === namelessSite ? null : agreement.siteName,
      site_url: agreement.siteAddress,
      revision: agreement.revision,
      versions: rows.map((row) => listed(row, { agreement, documentsUrl })),
      total,
    },
  };
}

function listed(
  version: VersionRow,
  { agreement, documentsUrl }: { agreement: Agreement; documentsUrl: string },
): ListedVersion {
  const { number, servedAt } = version;
  return {
    number,
    origin: version.origin,
    restored_from: version.restoredFrom,
    created_at: version.createdAt.toISOString(),
    served_at: servedAt?.toISOString() ?? null,
    current: version.id === agreement.currentVersionId,
    languages: [...version.languages],
    url: servedAt === null ? null : `${documentsUrl}/live/${agreement.liveToken}/v/${number}`,
  };
}
