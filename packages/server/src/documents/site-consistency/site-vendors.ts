import { isPolicyType, vendorsToAsk } from '@clausewright/library/clauses';
import { evaluate } from '@clausewright/library/questionnaires';
import type { ResultOf, siteVendors as call } from '@clausewright/contract';
import { listSiteVersions } from './site-documents.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import type { InstancePorts } from '../../platform/ports.ts';

/** What the policies of a site name, for a banner that is being made: paid or not, they say what runs there. */
export async function readSiteVendors(
  { db }: Pick<InstancePorts, 'db'>,
  { session, siteUrl }: { session: Session; siteUrl: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const answers = { website_url: siteUrl };
  const documents = await listSiteVersions(db, { ownerId: session.customerId, answers, version: 'latest' });
  const agreements = documents.toReversed().flatMap(({ agreementId, questionnaire, ...given }) => {
    const { type } = questionnaire;
    if (!isPolicyType(type)) return [];
    const today = given.createdAt.toISOString().slice(0, 10);
    const { relevant } = evaluate(questionnaire, given.answers, { today });
    const vendors = vendorsToAsk({ type, answers: relevant }).map(({ vendor }) => vendor.id);
    return vendors.length === 0 ? [] : [{ agreement_id: agreementId, type, vendors }];
  });
  return { ok: true, value: { agreements } };
}
