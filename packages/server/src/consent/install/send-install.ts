import { createHash } from 'node:crypto';
import type { emailInstall, ResultOf } from '@clausewright/contract';
import { isEmail } from '@clausewright/contract/account-rules';
import { findAccount } from '../../customers/customer-store.ts';
import { toDisplayDomain } from '../consents/parse-domain.ts';
import { openConsent } from '../consents/read-consents.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { putInOutboxAgain } from '../../platform/mail/outbox-store.ts';
import { toInstallFacts, servedDraft } from './install-facts.ts';
import type { InstallPorts } from './ports.ts';
import { buildPolicy, buildSnippet, buildTagExamples } from './snippets.ts';

/** Milliseconds in which an address is not sent the same letter twice. */
const notAgainWithin = 10 * 60_000;

/** Sends the instructions to the owner, or to the address given: who looks after a site has no account here. */
export async function sendInstall(
  ports: InstallPorts,
  { session, id, email }: { session: Session; id: string; email?: string | undefined },
): Promise<Outcome<ResultOf<typeof emailInstall>>> {
  if (email !== undefined && !isEmail(email)) {
    return { ok: false, reason: 'answers-invalid', fields: [{ field: 'email', code: 'email-invalid' }] };
  }
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const { consent } = opened;
  const now = ports.clock();
  const facts = toInstallFacts(consent, await servedDraft(ports.db, consent), {
    origin: ports.consentUrl,
    now,
  });
  return inTransaction(ports.db, async (trx): Promise<Outcome<Record<string, never>>> => {
    const account = await findAccount(trx, session.customerId);
    if (account === null) return { ok: false, reason: 'not-authenticated' };
    const recipient = email ?? account.email;
    const written = await putInOutboxAgain(trx, ports.enqueue, {
      eventKey: `consent-install:${id}:${shortHash(recipient.toLowerCase())}`,
      recipient,
      language: account.language,
      message: 'consent-install',
      facts: {
        service: ports.operatorName,
        domain: toDisplayDomain(consent.domain),
        snippet: buildSnippet(facts),
        tagged: buildTagExamples(facts).script,
        link: buildTagExamples(facts).link,
        policy: buildPolicy(ports.consentUrl).map(({ directive, source }) => `${directive} ${source}`),
        page: `${ports.publicUrl}/privacy-consent/install/${id}`,
      },
      now,
      sentBefore: new Date(now.getTime() - notAgainWithin),
    });
    return written ? { ok: true, value: {} } : { ok: false, reason: 'email-already-sent' };
  });
}

/** Tells addresses apart in the key of an event without naming them there. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
