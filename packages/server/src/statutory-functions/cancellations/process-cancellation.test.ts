import { languages } from '@clausewright/contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { removeAccount } from '../../personal-data/deletion-store.ts';
import { findAccount } from '../../customers/customer-store.ts';
import { renewPlans } from '../../billing/subscriptions/renew-plans.ts';
import { findSubscription } from '../../consent/plans/subscription-store.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { confirmationLimit } from '../../platform/mail/rate-limited-email-store.ts';
import { renderMessage } from '../../platform/mail/email-writers.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { removeOldNotices } from './removal-store.ts';
import { processWaitingCancellations } from './process-cancellation.ts';
import { renderStatement } from './statement.ts';
import { cancellationPage, typed } from './testing/cancellation-page.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));

const notices = () => database.db.selectFrom('cancellations').selectAll().orderBy('received_at').execute();

test('a named plan ends with its period, and its e-mail states the date; nothing more is charged', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  const page = await one.cancel({ account: ada.email.toUpperCase() }, '/de');
  expect(page.status).toBe(200);
  const plan = await findSubscription(database.db, ada.subscriptionId);
  expect(plan).toMatchObject({ state: 'active', cancelAtPeriodEnd: true });
  expect(await notices()).toMatchObject([
    { outcome: 'ends', subscription_id: ada.subscriptionId, ends_at: plan?.periodEndsAt },
  ]);
  const [letter, ...others] = await one.letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ recipient: ada.email.toUpperCase(), language: 'de' });
  const day = new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(
    plan?.periodEndsAt,
  );
  for (const line of [
    `Ihr Tarif für shop.example endet am ${day}.`,
    '> Ich kündige den unten genannten Vertrag ordentlich.',
    '> Vertrag: https://www.shop.example/',
    '„jetzt kündigen“',
    'UTC)',
    '/profile/billing/subscriptions',
  ]) {
    expect(letter?.text).toContain(line);
  }
  expect(one.world.alerts).toEqual([]);
  one.world.clock.advance(400 * 86_400_000);
  await renewPlans(one.ports);
  expect(one.world.bank.charges).toHaveLength(1);
  expect(await findSubscription(database.db, ada.subscriptionId)).toMatchObject({ state: 'ended' });
});

test('typing another person’s address reveals nothing about their plan, and they are told about the notice', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  const eve = 'eve@mail.example';
  const hit = await one.cancel({ account: ada.email, email: eve });
  const miss = await one.cancel({ account: 'nobody@mail.example', email: eve });
  const bare = (body: string) =>
    body
      .replaceAll(ada.email, 'X')
      .replaceAll('nobody@mail.example', 'X')
      .replaceAll(/(data:)[^"]*/g, '$1');
  expect(bare(hit.body)).toBe(bare(miss.body));
  const letters = await one.letters();
  const [toEve, toEveAgain] = letters
    .filter(({ recipient }) => recipient === eve)
    .map(({ text }) => bare(text));
  expect(toEve).toBeDefined();
  expect(toEve).toBe(toEveAgain);
  expect(toEve).not.toContain('ends on');
  const told = letters.filter(({ recipient }) => recipient === ada.email);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('ends on');
  expect(told[0]?.text).toContain('> Confirmation to: eve@mail.example');
});

test('a notice without a matching plan goes to the operator, and the sender is told so', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  for (const given of [
    { contract: 'my contract' },
    { contract: 'ashop.example' },
    { account: 'nobody@mail.example' },
  ]) {
    await one.cancel({ account: ada.email, ...given });
  }
  expect((await notices()).map(({ outcome }) => outcome)).toEqual(Array(3).fill('open'));
  expect(await findSubscription(database.db, ada.subscriptionId)).toMatchObject({ cancelAtPeriodEnd: false });
  const letters = await one.letters();
  const ofOperator = letters.filter(({ recipient }) => recipient === 'help@service.example');
  expect(ofOperator).toHaveLength(3);
  expect(ofOperator.every(({ text }) => text.includes('cancellation list --open'))).toBe(true);
  expect(letters.filter(({ text }) => text.includes('A person will look at them and write'))).toHaveLength(3);
  expect(one.world.alerts.map(({ what }) => what)).toEqual(Array(3).fill('cancellation-open'));
});

test('an address over its hourly limit gets no more confirmations, and the operator is told', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  const eve = 'eve@mail.example';
  const most = confirmationLimit.hour + 1;
  for (let number = 1; number <= most; number += 1) {
    await one.cancel({ account: ada.email, email: eve, name: `Eve ${number}` });
  }
  expect(await notices()).toHaveLength(most);
  const letters = await one.letters();
  for (const address of [eve, ada.email]) {
    expect(letters.filter(({ recipient }) => recipient === address)).toHaveLength(confirmationLimit.hour);
  }
  expect(one.world.alerts).toMatchObject([{ what: 'cancellation-unconfirmed' }]);
  one.world.clock.advance(3_600_001);
  await one.cancel({ account: ada.email, email: eve });
  expect((await one.letters()).filter(({ recipient }) => recipient === eve)).toHaveLength(most);
});

test('for cause the plan is not renewed, and the operator decides whether it ends at once', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  const reason = 'Down for a month\n> Your plan ends today';
  await one.cancel({ account: ada.email, kind: 'for-cause', reason, contract: ada.subscriptionId });
  expect(await findSubscription(database.db, ada.subscriptionId)).toMatchObject({
    state: 'active',
    cancelAtPeriodEnd: true,
  });
  const [notice, confirmation] = await one.letters();
  expect(notice?.text).toContain(`The plan ${ada.subscriptionId} is no longer renewed`);
  expect(confirmation?.text).toContain('at the latest');
  // Its lines cannot be taken for ours.
  expect(confirmation?.text).toContain('\n> Reason: Down for a month\n> > Your plan ends today\n');
});

test('a date after the paid period still stops the renewal, and a person resolves the date', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  const plan = await findSubscription(database.db, ada.subscriptionId);
  await one.cancel({ account: ada.email, end: '2099-01-01' });
  expect(await notices()).toMatchObject([{ outcome: 'review', ends_at: plan?.periodEndsAt }]);
  const [notice, confirmation] = await one.letters();
  expect(notice?.text).toContain('The sender named a later day');
  expect(confirmation?.text).toContain('You named a later day');
  expect(one.world.alerts.map(({ what }) => what)).toEqual(['cancellation-open']);
  one.world.clock.advance(400 * 86_400_000);
  await renewPlans(one.ports);
  expect(one.world.bank.charges).toHaveLength(1);
});

test('a long plan that was renewed is reviewed, because EU consumers may leave it sooner', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner('yearly');
  one.world.clock.advance(366 * 86_400_000);
  await renewPlans(one.ports);
  expect(one.world.bank.charges).toHaveLength(2);
  await one.cancel({ account: ada.email });
  expect(await notices()).toMatchObject([{ outcome: 'review', subscription_id: ada.subscriptionId }]);
  const [notice, confirmation] = await one.letters();
  expect(notice?.text).toContain('order refund --amount');
  expect(confirmation?.text).toContain('within a month and gets the rest back');
});

test('a plan is also identified by its invoice; an ambiguous name cancels none', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  await ada.buy(await ada.consent('second.example'), 'monthly', await ada.card('pm_good'));
  await one.cancel({ account: ada.email, contract: 'shop.example and second.example' });
  const { number } = await database.db
    .selectFrom('invoices')
    .select('number')
    .orderBy('issued_at')
    .orderBy('number')
    .executeTakeFirstOrThrow();
  await one.cancel({ account: ada.email, contract: `Invoice ${number.toLowerCase()}.` });
  expect(await notices()).toMatchObject([
    { outcome: 'open', subscription_id: null },
    { outcome: 'ends', subscription_id: ada.subscriptionId },
  ]);
});

test('a domain with an umlaut is found as typed, and displayed so in the e-mail', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  await ada.buy(await ada.consent('bücher.example'), 'monthly', await ada.card('pm_good'));
  for (const contract of ['https://www.Bücher.example/shop', 'bücher.example.', 'xn--bcher-kva.example']) {
    await one.cancel({ account: ada.email, contract });
  }
  expect((await notices()).map(({ outcome }) => outcome)).toEqual(Array(3).fill('ends'));
  for (const { text } of await one.letters()) expect(text).toContain('Your plan for bücher.example ends on');
});

test('an already ended plan is reported as over', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner('monthly');
  await one.cancel({ account: ada.email });
  one.world.clock.advance(40 * 86_400_000);
  await renewPlans(one.ports);
  await one.cancel({ account: ada.email });
  expect((await notices()).map(({ outcome }) => outcome)).toEqual(['ends', 'over']);
  expect((await one.letters()).some(({ text }) => text.includes('Your plan for shop.example ended on'))).toBe(
    true,
  );
});

test('a plan whose paid period is over ends at once, and its e-mail offers no resumption', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner('monthly');
  one.world.clock.advance(40 * 86_400_000);
  await one.cancel({ account: ada.email });
  expect(await findSubscription(database.db, ada.subscriptionId)).toMatchObject({ state: 'ended' });
  expect(await notices()).toMatchObject([{ outcome: 'over', ends_at: one.world.clock() }]);
  const [letter] = await one.letters();
  expect(letter?.text).toContain('Your plan for shop.example ended on');
  expect(letter?.text).not.toContain('/profile/billing/subscriptions');
});

test('a notice with a lost or failed job blocks the renewal of its plan, and is processed once', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner('monthly');
  const { key } = await one.get('/en');
  await one.send({ ...typed, account: ada.email, step: 'confirm', key });
  armFailpoints('settle-cancellation:throw@1');
  expect(await processWaitingCancellations(one.ports)).toBeInstanceOf(Error);
  expect([await one.letters(), (await notices())[0]?.outcome]).toEqual([[], null]);
  one.world.clock.advance(40 * 86_400_000);
  await renewPlans(one.ports);
  expect(one.world.bank.charges).toHaveLength(1);
  expect(await processWaitingCancellations(one.ports)).toBeNull();
  expect(await processWaitingCancellations(one.ports)).toBeNull();
  await renewPlans(one.ports);
  expect(one.world.bank.charges).toHaveLength(1);
  expect(await findSubscription(database.db, ada.subscriptionId)).toMatchObject({ state: 'ended' });
  expect(await one.letters()).toHaveLength(1);
});

test('a declaration never changes; it is deleted with its account or when claims expire', async () => {
  await using one = await cancellationPage(database.db);
  const ada = await one.planner();
  await one.cancel({ account: ada.email, email: 'eve@mail.example' });
  await one.cancel({ account: 'nobody@mail.example' });
  const change = (set: string) =>
    sql`update cancellations set ${sql.raw(set)}`.execute(database.db).then(
      () => 'done',
      () => 'refused',
    );
  expect(await change("name = 'Eve'")).toBe('refused');
  expect(await change("outcome = 'open', ends_at = null")).toBe('refused');
  const done = "decided_at = now() where outcome = 'open'";
  expect([await change("decided_at = now() where outcome = 'ends'"), await change(done)]).toEqual([
    'refused',
    'done',
  ]);
  expect(await change(done)).toBe('refused');
  const account = await findAccount(database.db, ada.id);
  if (account === null) throw new Error('no account');
  await database.db.transaction().execute((trx) => removeAccount(one.ports, trx, account, one.world.clock()));
  expect((await notices()).map(({ contract_email: of }) => of)).toEqual(['nobody@mail.example']);
  expect((await one.letters()).filter(({ recipient }) => recipient === 'eve@mail.example')).toEqual([]);
  const { id, ...row } = (await notices())[0] ?? {};
  expect(id).toBeDefined();
  const old = { ...row, id: 'o'.repeat(43), received_at: new Date('2015-12-31T12:00:00Z') };
  await database.db
    .insertInto('cancellations')
    .values(old as never)
    .execute();
  expect([await removeOldNotices(database.db), (await notices()).length]).toEqual([1, 1]);
});

test.each(languages)('in %s the e-mails are complete for any content', (language) => {
  const notice = {
    kind: 'for-cause',
    reason: '<b>Why</b>\r\nBcc: eve@evil.example',
    name: 'Ada',
    contract: 'x'.repeat(500),
    contractEmail: 'ada@mail.example',
    email: 'ada@mail.example',
    endOn: '2027-03-01',
    language,
  } as const;
  const facts = {
    service: 'Clausewright',
    at: '2026-06-20T10:00:00.000Z',
    button: 'now',
    declared: renderStatement(notice),
    contact: 'help@service.example',
    endsOn: '2027-03-01T10:00:00.000Z',
  };
  const link = 'https://app.example/profile/billing/subscriptions';
  const letters = [
    ...(['ends', 'for-cause', 'later', 'renewed', 'over', 'open', 'elsewhere'] as const).map((outcome) =>
      renderMessage('cancellation-received', language, { ...facts, outcome, domain: 'shop.example', link }),
    ),
    ...(['for-cause', 'later', 'renewed', 'open'] as const).map((outcome) =>
      renderMessage('cancellation-notice', language, {
        ...facts,
        outcome,
        plan: 'p1',
        replyTo: notice.email,
      }),
    ),
  ];
  expect(new Set(letters.map(({ text }) => text)).size).toBe(letters.length);
  for (const { subject, text, html } of letters) {
    expect(text).toContain('x'.repeat(500));
    expect(text).toContain('2026-06-20 10:00:00 UTC');
    expect(html).toContain('&lt;b&gt;Why&lt;/b&gt;');
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
  }
});
