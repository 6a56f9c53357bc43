import { findSiteLook } from '../../../scans/site-look.ts';
import { listSitePolicies } from '../../../documents/site-consistency/site-policies.ts';
import { loadBannerCatalogue } from '@clausewright/library/banner-catalogue';
import { defaultAppearance } from '@clausewright/banner/publish';
import type { Appearance } from '@clausewright/contract';
import { randomUUID } from 'node:crypto';
import { changeAccount, insertAccount } from '../../../customers/customer-store.ts';
import { insertConsent, updateConsentRow } from '../../consents/consent-store.ts';
import { insertVendors } from '../../consents/vendor-store.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Session } from '../../../platform/http/session.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import type { InstallPorts } from '../ports.ts';

/** The owner of a consent for `shop.example` that names Hotjar, and what the use cases of installing need. */
export async function createOwnerFactory(db: Database) {
  const clock = fakeClock(new Date('2026-03-01T10:00:00Z'));
  const now = clock();
  const ports: InstallPorts = {
    db,
    clock,
    enqueue: async () => {},
    publicUrl: 'https://app.example',
    operatorName: 'Service',
    consentUrl: 'https://consent.example',
    demoUrl: 'https://app.example/demo/shop',
    wordpressPlugin: null,
    policiesOfSite: listSitePolicies,
    lookAtSite: findSiteLook,
    loadSite: async () => ({ ok: false, reason: 'site-unreachable' }),
  };
  const { hotjar } = await loadBannerCatalogue('en');
  if (hotjar === undefined) throw new Error('the catalogue has lost a vendor');
  const { account, consent } = await db.transaction().execute(async (trx) => {
    const made = await insertAccount(trx, {
      email: 'owner@shop.example',
      passwordHash: null,
      language: 'de',
      now,
    });
    if (made === null) throw new Error('the address is taken');
    await changeAccount(trx, made.id, { confirmed_at: now }, now);
    const given = { ownerId: made.id, requestId: randomUUID(), domain: 'shop.example', now };
    const added = await insertConsent(trx, {
      ...given,
      appearance: { ...defaultAppearance('de'), button: false },
    });
    await insertVendors(trx, added.siteId, [hotjar.vendor], now);
    return { account: made, consent: added };
  });
  const session: Session = { id: 'some-session', customerId: account.id, role: 'customer', language: 'de' };
  return {
    ports,
    session,
    clock,
    id: consent.id,
    siteId: consent.siteId,
    change: (appearance: Appearance) =>
      db.transaction().execute((trx) => updateConsentRow(trx, consent, { appearance }, now)),
  };
}
