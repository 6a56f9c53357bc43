import type { Plain } from '@clausewright/engine/document/tree';
import { hashToken, newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database } from '../../platform/database/schema.ts';
import {
  makeAgreement,
  makeSite,
  makeTransaction,
  makeVersion,
  someHash,
  someTime,
} from '../../testing/factories.ts';
import { insertScanFixture } from './scan-fixtures.ts';
import { insertCancellationFixture } from './cancellation-fixtures.ts';
import { insertBillingFixture } from './billing-fixtures.ts';
import type { Person } from '../../customers/accounts/testing/people.ts';
import { putEmailChange } from '../../customers/email-change-store.ts';
import { putProvider } from '../../customers/identity-provider-store.ts';
import { insertAttempt } from '../../customers/provider-attempt-store.ts';
import { putLetter, putLink } from '../../customers/provider-link-store.ts';
import { insertChallenge } from '../../customers/passkey-challenge-store.ts';
import { insertPasskey } from '../../customers/passkey-store.ts';
import { putInvitation } from '../../customers/organisations/invitation-store.ts';
import { insertMember } from '../../customers/organisations/member-store.ts';
import { insertOrganisation } from '../../customers/organisations/organisation-store.ts';
import { insertApprovalFixture } from './approval-fixtures.ts';
import { insertClientLinkFixture } from './client-link-fixtures.ts';
import { insertRequestFixture } from './request-fixtures.ts';
import { insertWithdrawalFixture } from './withdrawal-fixtures.ts';

/** One row of everything that an account can have; each text names its column and the mark. */
export async function fillAccount(db: Database, { id, email }: Person, mark: string): Promise<void> {
  const say = (column: string) => `${mark}-${column}`;
  await db
    .updateTable('customers')
    .set({
      first_name: say('first_name'),
      last_name: say('last_name'),
      personal_id: say('personal_id'),
      phone: say('phone'),
      sign_up_hash: Buffer.from(say('sign_up')),
    })
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('sessions')
    .set({ device: say('device') })
    .where('customer_id', '=', id)
    .execute();
  await db
    .insertInto('api_keys')
    .values({
      id: newId(),
      customer_id: id,
      hash: hashToken(say('key')),
      hint: '1234',
      name: say('key'),
      scopes: ['read'],
      website_ids: [say('website-of-a-key')],
      created_at: someTime,
    })
    .execute();
  const now = someTime;
  const agency = { name: `Agency of ${mark.toUpperCase()}`, email: 'agency@agency.example', now } as const;
  await db.transaction().execute(async (trx) => {
    const organisationId = await insertOrganisation(trx, { ...agency, language: 'en' });
    await putEmailChange(trx, say('email_change'), {
      accountId: id,
      email: `${say('wished')}@shop.example`,
      now,
    });
    await trx
      .insertInto('second_factors')
      .values({ customer_id: id, salt: newId(), created_at: now })
      .execute();
    const ofCode = { hash: hashToken(say('recovery')), customer_id: id };
    await trx.insertInto('recovery_codes').values(ofCode).execute();
    const ofStep = { hash: hashToken(say('step')), customer_id: id, expires_at: now };
    await trx.insertInto('log_in_steps').values(ofStep).execute();
    await insertPasskey(trx, {
      id: newId(),
      accountId: id,
      credentialId: Buffer.from(say('credential-of-a-passkey')).toString('base64url'),
      publicKey: new TextEncoder().encode(say('public_key')),
      userHandle: newId(),
      counter: 0,
      name: say('passkey'),
      now,
    });
    await insertChallenge(trx, { accountId: id, userHandle: newId() }, now);
    await insertMember(trx, { organisationId, personId: id, role: 'editor', websiteIds: [say('seen')], now });
    const providerId = newId();
    await putProvider(trx, {
      id: providerId,
      organisationId,
      personId: id,
      issuer: 'https://login.agency.example',
      clientId: 'clausewright',
      sealedSecret: new Uint8Array([1]),
      now,
    });
    const link = { providerId, subject: say('subject'), organisationId, personId: id };
    await putLink(trx, link, now);
    await putLetter(trx, say('letter'), { link: { ...link, subject: say('letter-subject') }, now });
    await insertAttempt(trx, { providerId, personId: id, now });
    const session = { id: newId(), customer_id: id, role: 'unconfirmed', device: say('device') } as const;
    const times = { created_at: now, last_used_at: now, expires_at: now };
    await trx
      .insertInto('sessions')
      .values({ ...session, ...times, organisation_id: organisationId })
      .execute();
    const invited = { id: newId(), organisationId: id, email: `${say('invited')}@shop.example` };
    await putInvitation(trx, say('invitation'), {
      ...invited,
      role: 'editor',
      websiteIds: [say('site')],
      now,
    });
  });
  const webhookId = newId();
  await db
    .insertInto('webhooks')
    .values({
      id: webhookId,
      owner_id: id,
      url: `https://${say('url')}.example/`,
      kinds: ['banner.published'],
      created_at: someTime,
    })
    .execute();
  await db
    .insertInto('webhook_deliveries')
    .values({
      id: newId(),
      webhook_id: webhookId,
      kind: 'banner.published',
      body: JSON.stringify({ names: { banner: say('body') } }),
      created_at: someTime,
      next_attempt_at: someTime,
    })
    .execute();
  await db
    .insertInto('activity')
    .values({
      id: newId(),
      owner_id: id,
      actor_id: id,
      at: someTime,
      kind: 'document-updated',
      means: 'key',
      means_name: say('means'),
      object: 'agreement',
      object_id: `${say('object')}-${'x'.repeat(22)}`,
      object_name: say('object_name'),
      document_type: 'TEST',
      country: 'NL',
    })
    .execute();
  const site = await makeSite(db, { owner_id: id, name: say('name'), address: say('address') });
  const agreement = await makeAgreement(db, {
    owner_id: id,
    site_id: site.id,
    status: 'finalized',
    delivery_email: `${say('delivery')}@shop.example`,
    request_secret_hash: Buffer.from(say('request_secret')),
  });
  const version = await makeVersion(db, {
    agreement_id: agreement.id,
    answers: json({ owner: say('answers') }),
    site_name: say('site_name'),
    site_address: say('site_address'),
    delivery_email: `${say('version_delivery')}@shop.example`,
  });
  await db
    .insertInto('served_versions')
    .values({ version_id: version.id, agreement_id: agreement.id, served_at: someTime })
    .execute();
  const text = { type: 'text', value: say('tree') } as const;
  const heading = { type: 'heading', depth: 1, children: [{ type: 'text', value: say('title') }] } as const;
  const tree = {
    type: 'root',
    language: 'en',
    title: say('title'),
    children: [heading, { type: 'paragraph', children: [text] }],
  } as unknown as Plain;
  await db
    .insertInto('agreement_documents')
    .values({
      version_id: version.id,
      language: 'en',
      title: say('title'),
      tree: json<unknown>(tree),
      clause_ranges: json<readonly unknown[]>([]),
      generated_tree: json<unknown>({ ...tree, title: say('generated') }),
      generated_ranges: json<readonly unknown[]>([]),
      hash: someHash,
    })
    .execute();
  await db
    .insertInto('text_drafts')
    .values({
      agreement_id: agreement.id,
      language: 'en',
      revision: 1,
      based_on: 1,
      clauses: json([{ id: 'intro', markdown: say('draft') }]),
      saved_at: someTime,
    })
    .execute();
  await db
    .insertInto('library_checks')
    .values({
      agreement_id: agreement.id,
      version_id: version.id,
      library: '1',
      reasons: json([]),
      checked_at: someTime,
    })
    .execute();
  const content = new TextEncoder().encode(say('content'));
  await db
    .insertInto('files')
    .values({
      id: newId(),
      version_id: version.id,
      language: 'en',
      format: 'txt',
      content,
      bytes: content.length,
      content_type: 'text/plain',
      file_name: `${say('file_name')}.txt`,
      content_hash: someHash,
      renderer_version: '1',
      created_at: someTime,
    })
    .execute();
  await db
    .insertInto('generation')
    .values({
      version_id: version.id,
      status: 'failed',
      requested_at: someTime,
      finished_at: someTime,
      failure: say('failure'),
    })
    .execute();
  const payment = await makeTransaction(db, {
    item_id: agreement.id,
    state: 'approved',
    quote: json({ lines: [], note: say('quote') }),
    response: json<unknown>({ note: say('response') }),
  });
  await db
    .insertInto('purchased_lines')
    .values({
      agreement_id: agreement.id,
      code: 'premium:TEST',
      amount: 1900,
      currency: 'EUR',
      transaction_id: payment.id,
    })
    .execute();
  const letter = {
    language: 'en',
    message: 'agreement-ready',
    facts: json({ service: say('facts') }),
    subject: say('subject'),
    text: say('text'),
    html: say('html'),
    next_attempt_at: someTime,
    created_at: someTime,
  } as const;
  const letters = [
    { id: newId(), event_key: `some:${newId()}`, recipient: email.toUpperCase(), ...letter },
    // To another address, with the private link of an agreement of the account.
    {
      id: newId(),
      event_key: `agreement-ready:${version.id}`,
      recipient: `${say('colleague')}@shop.example`,
      ...letter,
    },
    {
      id: newId(),
      event_key: `law-alert:${agreement.id}:some`,
      recipient: `${say('alerted')}@shop.example`,
      ...letter,
      message: 'law-alert',
    },
    {
      id: newId(),
      event_key: `payment-approved:${payment.id}`,
      recipient: `${say('payer')}@shop.example`,
      ...letter,
    },
  ];
  await db.insertInto('outbox').values(letters).execute();
  await db
    .insertInto('account_exports')
    .values({ id: newId(), customer_id: id, content, expires_at: someTime })
    .execute();
  await insertBillingFixture(db, id, say);
  await insertScanFixture(db, id, say);
  await insertWithdrawalFixture(db, id, say);
  await insertRequestFixture(db, id, say);
  await insertApprovalFixture(db, id, say);
  await insertClientLinkFixture(db, id, say);
  await insertCancellationFixture(db, email, say);
}
