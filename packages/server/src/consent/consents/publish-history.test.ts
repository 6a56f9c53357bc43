import { randomUUID } from 'node:crypto';
import { defaultAppearance } from '@clausewright/banner/publish';
import type { BannerColour, ConsentPurpose } from '@clausewright/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planWorld } from '../../billing/subscriptions/testing/plan-world.ts';
import { makeConsentPlan } from '../../platform/http/testing/consent-rows.ts';
import type { Session } from '../../platform/http/session.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { addVendors } from './add-vendors.ts';
import { findConsentCard } from './consent-card-store.ts';
import { createConsent } from './create-consent.ts';
import { discardBanner } from './discard-banner.ts';
import { deleteVendor, editVendor, orderVendors, toggleVendor } from './edit-vendors.ts';
import { addDomain, deleteDomain } from './further-domains.ts';
import { publishBanner } from './publish-banner.ts';
import { readDetails, readVendors } from './read-consents.ts';
import { someVendor } from './testing/some-vendor.ts';
import { updateConsent } from './update-consent.ts';

const database = useTestDatabase();

interface Model {
  colour: BannerColour;
  domains: string[];
  vendors: { name: string; purpose: ConsentPurpose; active: boolean }[];
}
const purposes = ['ENABLE_ANALYTICS_REPORT_USAGE', 'ENABLE_IMPROVED_EXPERIENCE'] as const;
const index = fc.nat({ max: 3 });
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), which: index }),
  fc.record({ do: fc.constantFrom('drop' as const, 'switch' as const, 'redefine' as const), which: index }),
  fc.record({ do: fc.constantFrom('turn-round' as const, 'domain' as const), which: index }),
  fc.record({ do: fc.constant('colour' as const), colour: fc.constantFrom('red' as const, 'blue' as const) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('publish' as const), ask: fc.boolean() }) },
  fc.record({ do: fc.constant('discard' as const) }),
);

/** Whoever agreed to `before` did not agree to all of `after`. */
function isMore(before: Model, after: Model): boolean {
  const agreed = before.vendors
    .filter(({ active }) => active)
    .map(({ name, purpose }) => `${name} ${purpose}`);
  return after.vendors.some(({ active, name, purpose }) => active && !agreed.includes(`${name} ${purpose}`));
}

test('any sequence of edit, publish and discard keeps drafts, versions and revisions consistent, and snapshots unchanged', async () => {
  await using world = await planWorld(database.db);
  const { ports } = world;
  const history = fc.array(step, { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const owner = await world.subscriber();
      const session: Session = { id: 's', customerId: owner.id, role: 'customer', language: 'en' };
      const body = { request_id: randomUUID(), site_url: 'shop.example' };
      const made = await createConsent(ports, { session, body });
      if (!made.ok) throw new Error(made.reason);
      const { id } = made.value;
      const own = { session, id };
      await makeConsentPlan(database, owner, id);
      let draft: Model = { colour: 'light', domains: [], vendors: [] };
      const published: { model: Model; revision: number }[] = [];
      const kept = new Map<string, string>();
      const snapshots = async () => {
        const rows = await database.db.selectFrom('banner_snapshots').select(['hash', 'body']).execute();
        return new Map(rows.map(({ hash, body: said }) => [hash, JSON.stringify(said)]));
      };
      for (const one of steps) {
        const listed = await readVendors(ports, own);
        const standing = listed.ok ? listed.value.vendors : [];
        expect(standing.map(({ name, purpose, active }) => ({ name, purpose, active }))).toEqual(
          draft.vendors,
        );
        const before = published.at(-1);
        const next = structuredClone(draft);
        const at = 'which' in one ? one.which % Math.max(1, standing.length) : 0;
        const [vendor, modelled] = [standing[at], next.vendors[at]];
        const ofVendor = { session, id: vendor?.id ?? 'none' };
        switch (one.do) {
          case 'add': {
            const name = `v-${one.which}`;
            await addVendors(ports, { ...own, vendors: [someVendor({ name, catalogue_id: name })] });
            const isNew = !next.vendors.some((known) => known.name === name);
            if (isNew) next.vendors.push({ name, purpose: purposes[0], active: true });
            break;
          }
          case 'drop':
            await deleteVendor(ports, ofVendor);
            next.vendors.splice(at, 1);
            break;
          case 'switch':
            await toggleVendor(ports, { ...ofVendor, active: !(vendor?.active ?? false) });
            if (modelled !== undefined) modelled.active = !modelled.active;
            break;
          case 'redefine': {
            if (vendor === undefined || modelled === undefined) break;
            modelled.purpose = modelled.purpose === purposes[0] ? purposes[1] : purposes[0];
            const { id: _id, active: _active, ...rest } = vendor;
            await editVendor(ports, { ...ofVendor, vendor: { ...rest, purpose: modelled.purpose } });
            break;
          }
          case 'turn-round':
            await orderVendors(ports, { ...own, order: standing.map((known) => known.id).toReversed() });
            next.vendors.reverse();
            break;
          case 'domain': {
            const domain = `further-${one.which}.test`;
            const said = await readDetails(ports, own);
            const there = said.ok ? said.value.domains.find((known) => known.domain === domain) : undefined;
            if (there === undefined) await addDomain(ports, { ...own, written: domain });
            else await deleteDomain(ports, { ...own, domainId: there.id });
            const others = next.domains.filter((known) => known !== domain);
            next.domains = there === undefined ? [...others, domain].toSorted() : others;
            break;
          }
          case 'colour':
            await updateConsent(ports, {
              ...own,
              body: { appearance: { ...defaultAppearance('en'), colour: one.colour } },
            });
            next.colour = one.colour;
            break;
          case 'publish': {
            const same = JSON.stringify(before?.model) === JSON.stringify(draft);
            const reply = await publishBanner(ports, { ...own, askAgain: one.ask });
            if (same && !one.ask) {
              expect(reply).toMatchObject({ ok: false, reason: 'nothing-to-publish' });
              break;
            }
            const again = before !== undefined && (one.ask || isMore(before.model, draft));
            const revision = (before?.revision ?? 1) + (again ? 1 : 0);
            published.push({ model: draft, revision });
            expect(reply).toMatchObject({
              ok: true,
              value: { version: published.length, languages: ['en'] },
            });
            for (const [hash, said] of await snapshots()) kept.set(hash, kept.get(hash) ?? said);
            break;
          }
          case 'discard': {
            const reply = await discardBanner(ports, own);
            expect(reply.ok).toBe(before !== undefined);
            if (before !== undefined) Object.assign(next, structuredClone(before.model));
            break;
          }
        }
        draft = next;
        const card = await findConsentCard(database.db, id, world.clock());
        const isChanged = JSON.stringify(published.at(-1)?.model) !== JSON.stringify(draft);
        expect(card).toMatchObject({ changed: isChanged, domains: draft.domains.length });
      }
      const versions = await database.db
        .selectFrom('banner_versions')
        .innerJoin('consents', 'consents.site_id', 'banner_versions.site_id')
        .select(['number', 'revision'])
        .where('consents.id', '=', id)
        .orderBy('number')
        .execute();
      expect(versions).toEqual(published.map(({ revision }, place) => ({ number: place + 1, revision })));
      const standing = await snapshots();
      for (const [hash, said] of kept) expect(standing.get(hash)).toBe(said);
    }),
    { numRuns: 6 },
  );
});
