import { isLanguage, type Language } from '@clausewright/contract';
import type { OperatedPorts } from '../../platform/ports.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import { findPrescribed, type Wording } from '../prescribed-wording/prescribed-texts.ts';

/** Writes to the operator that documents wait for a wording to be compared: once for each. */
export async function notifyOperator(
  ports: Pick<OperatedPorts, 'enqueue' | 'operator' | 'operatorName'>,
  trx: Transaction,
  { held, now }: { held: readonly Wording[]; now: Date },
): Promise<void> {
  const { email: recipient, country } = ports.operator;
  if (recipient === undefined) return;
  for (const { id, language, digest } of held) {
    const text = findPrescribed(id, language);
    if (text === undefined) continue;
    await putInOutbox(trx, ports.enqueue, {
      eventKey: `wording-waits:${id}:${language}:${digest}`,
      recipient,
      language: languageIn(country),
      message: 'wording-waits',
      facts: { service: ports.operatorName, id, language, title: text.title, source: text.source },
      now,
    });
  }
}

/** What is mostly read where the operator is, among the languages of messages. */
function languageIn(country: string | undefined): Language {
  const { language } = new Intl.Locale('und', country === undefined ? {} : { region: country }).maximize();
  return isLanguage(language) ? language : 'en';
}
