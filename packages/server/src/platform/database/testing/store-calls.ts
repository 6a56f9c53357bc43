/** Every function that asks the tables of banners and of their log, called as its use cases call it. */
import { randomUUID } from 'node:crypto';
import { defaultAppearance } from '@clausewright/banner/publish';
import { findObjectName } from '../../../activity/object-name-store.ts';
import { clearedAsServed } from '../../../approvals/clearance.ts';
import { removeConsents } from '../../../personal-data/deletion-consent-store.ts';
import { readConsents } from '../../../personal-data/export-consent-store.ts';
import * as served from '../../../consent/consents/served-site-store.ts';
import * as facts from '../../../consent/consent-log/banner-facts-store.ts';
import { filedAt } from '../../../consent/consent-log/consent-event.ts';
import * as days from '../../../consent/consent-log/verify-counters-store.ts';
import * as counters from '../../../consent/consent-log/counter-store.ts';
import * as roots from '../../../consent/consent-log/day-root-store.ts';
import * as proven from '../../../consent/consent-log/proven-until-store.ts';
import * as gone from '../../../consent/consent-log/deletion-store.ts';
import * as erasing from '../../../consent/consent-log/erase-store.ts';
import { insertEvents } from '../../../consent/consent-log/event-store.ts';
import * as entries from '../../../consent/consent-log/log-entry-store.ts';
import * as fieldHosts from '../../../consent/field-watch/field-host-store.ts';
import * as figures from '../../../consent/figures/figures-store.ts';
import * as logFacts from '../../../consent/consent-log/log-facts-store.ts';
import * as months from '../../../consent/consent-log/partition-store.ts';
import * as receipts from '../../../consent/consent-log/receipt-store.ts';
import * as seals from '../../../consent/consent-log/seal-store.ts';
import * as sealed from '../../../consent/consent-log/sealed-event-store.ts';
import * as shown from '../../../consent/consent-log/snapshot-version-store.ts';
import { type sealedLog, testKey } from '../../../consent/consent-log/testing/sealed-log.ts';
import { idAt, someEvent } from '../../../consent/consent-log/testing/some-events.ts';
import type { LoggedSite } from '../../../consent/consent-log/testing/logged-site.ts';
import * as versions from '../../../consent/consents/banner-version-store.ts';
import * as cards from '../../../consent/consents/consent-card-store.ts';
import * as consents from '../../../consent/consents/consent-store.ts';
import * as domains from '../../../consent/consents/domain-store.ts';
import * as policies from '../../../documents/site-consistency/policy-store.ts';
import { findServedBanner, servedBanners } from '../../../consent/consents/served-banner-store.ts';
import { someVendor } from '../../../consent/consents/testing/some-vendor.ts';
import * as vendors from '../../../consent/consents/vendor-store.ts';
import { belongsTo } from '../../../customers/api-keys/key-reach-store.ts';
import * as evidence from '../../../scans/evidence/served-store.ts';
import * as states from '../../../website-pages/website-state-store.ts';
import { countStates } from '../../../websites/counted-state-store.ts';
import type { Database, Transaction } from '../schema.ts';

export interface Given {
  trx: Transaction;
  /** For functions that begin a transaction of their own. */
  db: Database;
  /** A published site with an owner. */
  of: LoggedSite;
  log: Awaited<ReturnType<typeof sealedLog>>;
}

type Call = (given: Given) => Promise<unknown>;
type Calls = Readonly<Record<string, Call>>;

async function all(pages: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of pages);
}

const now = new Date('2026-03-04T01:10:00Z');
const span = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-03-04T00:00:00Z') };
const day = '2026-03-01';
const period = { first: '2026-03-01', last: '2026-03-31' };
const oneDay = (site: string) => [{ site, day }];
const page = { spans: [span], start: null, filter: counters.everything };
const filter = { action: 1, country: 'DE', snapshots: ['0'.repeat(32)], visitor: randomUUID() };
const hash = ({ of }: Given): string => of.snapshots[0] ?? '';
const shownIn = (given: Given) => [{ hash: hash(given), version: 1, from: day, until: '2027-01-01' }];
const siteOf = ({ log }: Given): string => log.one.site;
const eventOf = ({ log }: Given) => {
  const [event] = log.one.events;
  if (event === undefined) throw new Error('no answers');
  return event;
};
const vendorId = 'v'.repeat(22);
const vendorOf = ({ of: { site } }: Given) => ({ siteId: site, id: vendorId });

/** By file and function; what follows a comma is a second way to call it. */
export const storeCalls: Readonly<Record<string, Calls>> = {
  'personal-data/deletion-consent-store.ts': {
    removeConsents: ({ trx, of }) => removeConsents(trx, of.session.customerId, { key: testKey, now }),
  },
  'personal-data/export-consent-store.ts': {
    readConsents: ({ trx, of }) => readConsents(trx, of.session.customerId),
  },
  'customers/api-keys/key-reach-store.ts': {
    belongsTo: ({ trx, of }) => belongsTo(trx, 'banner', { id: of.id, websites: [] }),
    'belongsTo, of a vendor': ({ trx }) => belongsTo(trx, 'vendor', { id: vendorId, websites: [] }),
  },
  'activity/object-name-store.ts': {
    findObjectName: ({ trx, of }) => findObjectName(trx, 'banner', of.id),
    'findObjectName, of a vendor': ({ trx }) => findObjectName(trx, 'vendor', vendorId),
  },
  'website-pages/website-state-store.ts': {
    listStates: ({ trx, of }) =>
      states.listStates(trx, of.session.customerId, {
        q: '',
        state: undefined,
        sort: 'name',
        page: 1,
        perPage: 20,
      }),
    sumStates: ({ trx, of }) => states.sumStates(trx, of.session.customerId, { q: 'a' }),
    countContradicting: ({ trx, of }) => states.countContradicting(trx, of.session.customerId, { q: 'a' }),
    answersSince: ({ trx, of }) => states.answersSince(trx, [of.site], day),
  },
  'websites/counted-state-store.ts': {
    countStates: ({ trx, of }) => countStates(trx, of.session.customerId),
  },
  'scans/evidence/served-store.ts': {
    servedBannerVersions: ({ trx, of }) => evidence.servedBannerVersions(trx, [of.id]),
    servedDocumentVersions: ({ trx }) => evidence.servedDocumentVersions(trx, ['v'.repeat(22)]),
  },
  'consent/consents/served-site-store.ts': {
    findServedSite: ({ trx, of }) => served.findServedSite(trx, of.site),
    findSnapshot: (given) => served.findSnapshot(given.trx, given.of.site, hash(given)),
  },
  'consent/consent-log/banner-facts-store.ts': {
    publishedBanners: ({ trx }) => all(facts.publishedBanners(trx)),
    'publishedBanners, one site': ({ trx, of }) => all(facts.publishedBanners(trx, of.site)),
  },
  'consent/consent-log/verify-counters-store.ts': {
    countedDays: ({ trx }) => all(days.countedDays(trx, { from: null, site: undefined })),
    'countedDays, one site': (given) => all(days.countedDays(given.trx, { from: day, site: siteOf(given) })),
    findUncountedDays: (given) => days.findUncountedDays(given.trx, oneDay(siteOf(given))),
    findWrongDays: (given) => days.findWrongDays(given.trx, oneDay(siteOf(given))),
    kindsByCounter: (given) => days.kindsByCounter(given.trx, { site: siteOf(given), day }),
    kindsInLog: (given) => days.kindsInLog(given.trx, siteOf(given), span.from, span.to),
  },
  'consent/consent-log/counter-store.ts': {
    firstAndLastDay: (given) => counters.firstAndLastDay(given.trx, siteOf(given)),
    countAnswers: (given) =>
      counters.countAnswers(given.trx, siteOf(given), period, { ...filter, visitor: null }),
    'countAnswers, one visitor': (given) => counters.countAnswers(given.trx, siteOf(given), period, filter),
    countedKinds: (given) => counters.countedKinds(given.trx, siteOf(given), period),
  },
  'consent/field-watch/field-host-store.ts': {
    countHosts: (given) => fieldHosts.countHosts(given.trx, siteOf(given), { day, hosts: ['a.example'] }),
    listReportedHosts: (given) => fieldHosts.listReportedHosts(given.trx, siteOf(given), 5),
    bringLooksForward: ({ trx }) => fieldHosts.bringLooksForward(trx, now),
  },
  'consent/figures/figures-store.ts': {
    countByDay: (given) => figures.countByDay(given.trx, siteOf(given), period),
    countByCountry: (given) => figures.countByCountry(given.trx, siteOf(given), period),
    countByDevice: (given) => figures.countByDevice(given.trx, siteOf(given), period),
    countBySignal: (given) => figures.countBySignal(given.trx, siteOf(given), period),
    countedSince: (given) => figures.countedSince(given.trx, siteOf(given)),
    countByVersion: (given) => figures.countByVersion(given.trx, siteOf(given), shownIn(given), period),
    compareByCountry: (given) => figures.compareByCountry(given.trx, siteOf(given), shownIn(given)),
    compareByDevice: (given) => figures.compareByDevice(given.trx, siteOf(given), shownIn(given)),
    daysOfVersions: (given) => figures.daysOfVersions(given.trx, siteOf(given), shownIn(given)),
  },
  'consent/consent-log/day-root-store.ts': {
    nextDay: ({ trx }) => roots.nextDay(trx, now),
    unsignedDay: ({ trx }) => roots.unsignedDay(trx, { from: null, ended: now, site: undefined }),
    'unsignedDay, one site': (given) =>
      roots.unsignedDay(given.trx, { from: day, ended: now, site: siteOf(given) }),
    leavesFromSeals: (given) => roots.leavesFromSeals(given.trx, day, [siteOf(given)]),
    rememberKey: ({ trx }) =>
      roots.rememberKey(
        trx,
        { keyId: 'f'.repeat(16), publicKey: new Uint8Array(32), sign: () => new Uint8Array(64) },
        now,
      ),
    lockSigning: ({ trx }) => roots.lockSigning(trx),
    lastDayRoot: ({ trx }) => roots.lastDayRoot(trx),
    async insertDayRoot({ trx, log }) {
      const last = await roots.lastDayRoot(trx);
      if (last === null) throw new Error('no day is signed');
      const leaf = { day: '2026-05-01', siteId: log.one.site, first: 1, last: 1, root: last.root };
      await roots.insertDayRoot(trx, { ...last, day: leaf.day }, [leaf], now);
    },
    dayRoots: ({ trx }) => roots.dayRoots(trx),
    dayRoot: ({ trx }) => roots.dayRoot(trx, day),
    newestDayRoots: ({ trx }) => roots.newestDayRoots(trx, 5),
    listDayLeaves: ({ trx }) => roots.listDayLeaves(trx, day),
    logKeys: ({ trx }) => roots.logKeys(trx),
    isSignedDay: ({ trx }) => roots.isSignedDay(trx, day),
  },
  'consent/consent-log/deletion-store.ts': {
    insertDeletions: (given) => gone.insertDeletions(given.trx, [siteOf(given)], { key: testKey, now }),
    deletions: ({ trx }) => gone.deletions(trx),
    listDeletions: ({ trx }) => gone.listDeletions(trx, day),
    assignToDay: async ({ trx }) => gone.assignToDay(trx, day, await gone.deletions(trx)),
    beginDeletions: ({ trx }) => gone.beginDeletions(trx, day, now),
    deletedAmong: (given) => gone.deletedAmong(given.trx, [siteOf(given)]),
  },
  'consent/consent-log/erase-store.ts': {
    noteErasures: (given) => erasing.noteErasures(given.trx, [siteOf(given)]),
    notedErasures: ({ trx }) => erasing.notedErasures(trx),
    async erasePiece(given) {
      const site = siteOf(given);
      await given.trx.deleteFrom('consents').where('site_id', '=', site).execute();
      while (await erasing.erasePiece(given.trx, site, 5));
    },
    sitesWithoutConsent: (given) => erasing.sitesWithoutConsent(given.trx, [siteOf(given)]),
    eraseVisitor: (given) => erasing.eraseVisitor(given.trx, siteOf(given), eventOf(given).visitor),
  },
  'consent/consent-log/event-store.ts': {
    insertEvents: (given) => insertEvents(given.trx, [someEvent(siteOf(given), now)], { writer: 0, now }),
    'insertEvents, late': (given) => {
      const id = idAt(new Date('2026-01-01T00:00:00Z'));
      const late = { ...someEvent(siteOf(given), now, { id }), ...filedAt(id, now) };
      return insertEvents(given.trx, [late, late], { writer: 0, now });
    },
  },
  'consent/consent-log/log-entry-store.ts': {
    entriesFrom: (given) => entries.entriesFrom(given.db, siteOf(given), page),
    'entriesFrom, one visitor': (given) => entries.entriesFrom(given.db, siteOf(given), { ...page, filter }),
    findEntry: (given) => entries.findEntry(given.trx, siteOf(given), eventOf(given).id),
    allEntries: (given) => all(entries.allEntries(given.trx, siteOf(given), span, filter)),
  },
  'consent/consent-log/log-facts-store.ts': {
    existingSites: ({ trx }) => logFacts.existingSites(trx),
    unknownBanners: (given) =>
      logFacts.unknownBanners(given.trx, [{ site: given.of.site, snapshot: hash(given) }]),
  },
  'consent/consent-log/partition-store.ts': {
    createMonth: ({ trx }) => months.createMonth(trx, '2030-01-01'),
    dropMonths: ({ trx }) => months.dropMonths(trx, 60),
    dropOldHosts: ({ trx }) => months.dropOldHosts(trx, day),
    dropCounters: ({ trx }) => months.dropCounters(trx, 'consent_days'),
    'dropCounters, of devices': ({ trx }) => months.dropCounters(trx, 'consent_day_devices'),
    foldCounters: ({ trx }) => months.foldCounters(trx, 'consent_days', '2026-04-01'),
    'foldCounters, of devices': ({ trx }) => months.foldCounters(trx, 'consent_day_devices', '2026-04-01'),
  },
  'consent/consent-log/proven-until-store.ts': {
    provenUntil: ({ trx }) => proven.provenUntil(trx),
    'provenUntil, one site': (given) => proven.provenUntil(given.trx, siteOf(given)),
  },
  'consent/consent-log/receipt-store.ts': {
    listVisitorAnswers: (given) =>
      receipts.listVisitorAnswers(given.trx, {
        site: siteOf(given),
        visitor: eventOf(given).visitor,
        most: 5,
      }),
    sealsOver: (given) =>
      receipts.sealsOver(given.trx, siteOf(given), [{ id: eventOf(given).id, receivedAt: span.from }]),
    listShownBanners: (given) => receipts.listShownBanners(given.trx, given.of.site, given.of.snapshots),
  },
  'consent/consent-log/seal-store.ts': {
    advanceCut: ({ db }) => seals.advanceCut(db, now),
    moveSealed: ({ trx }) => seals.moveSealed(trx, now, now),
    lastSeals: (given) => seals.lastSeals(given.trx, [siteOf(given)]),
    async insertSeals(given) {
      const [last] = (await seals.lastSeals(given.trx, [siteOf(given)])).values();
      if (last === undefined) throw new Error('nothing is sealed');
      const next = { number: last.number + 1, from: last.to, to: new Date(last.to.getTime() + 1000) };
      await seals.insertSeals(given.trx, [{ ...last, ...next, previous: last.hash }]);
    },
    sealsInOrder: ({ trx }) => all(seals.sealsInOrder(trx)),
    'sealsInOrder, one site': (given) => all(seals.sealsInOrder(given.trx, siteOf(given))),
    sealsBySite: (given) => all(seals.sealsBySite(given.trx, span, [siteOf(given)])),
    sealState: ({ trx }) => seals.sealState(trx),
    findSeal: (given) => seals.findSeal(given.trx, siteOf(given), span.from),
    hasSeals: ({ trx }) => seals.hasSeals(trx),
  },
  'consent/consent-log/sealed-event-store.ts': {
    eventsReceived: ({ trx }) => all(sealed.eventsReceived(trx, span)),
    'eventsReceived, one site': (given) => all(sealed.eventsReceived(given.trx, span, siteOf(given))),
    firstReceived: ({ trx }) => sealed.firstReceived(trx, span),
    receivedAfter: ({ trx }) => sealed.receivedAfter(trx, span, 2),
  },
  'consent/consent-log/snapshot-version-store.ts': {
    listSnapshotVersions: (given) => shown.listSnapshotVersions(given.trx, given.of.site, [hash(given)]),
    listAllVersions: ({ trx, of }) => shown.listAllVersions(trx, of.site),
    listSnapshots: ({ trx, of }) => shown.listSnapshots(trx, of.site, 1),
  },
  'consent/consents/banner-version-store.ts': {
    readDraft: ({ trx, of }) => versions.readDraft(trx, of.id),
    findVersion: ({ trx, of }) => versions.findVersion(trx, of.site, 1),
    findPublished: ({ trx, of }) => versions.findPublished(trx, of.site, 1),
    async insertVersion({ trx, of }) {
      const first = await versions.findVersion(trx, of.site, 1);
      const { snapshots } = await versions.findPublished(trx, of.site, 1);
      const again = await Promise.all(
        snapshots.map(async ({ language, hash: named }) => {
          const body = await served.findSnapshot(trx, of.site, named);
          if (body === null) throw new Error('a snapshot is gone');
          return { language, hash: named, body };
        }),
      );
      await versions.insertVersion(trx, of.site, { ...first, number: 3 }, again, clearedAsServed);
    },
  },
  'consent/consents/consent-card-store.ts': {
    listConsentCards: ({ trx, of }) => cards.listConsentCards(trx, of.session.customerId, now),
    findConsentCard: ({ trx, of }) => cards.findConsentCard(trx, of.id, now),
  },
  'consent/consents/consent-store.ts': {
    findConsent: ({ trx, of }) => consents.findConsent(trx, of.id),
    findConsentsByName: ({ trx }) => consents.findConsentsByName(trx, 'shop.example'),
    findConsentByRequest: ({ trx }) => consents.findConsentByRequest(trx, randomUUID()),
    lockConsent: ({ trx, of }) => consents.lockConsent(trx, of.id),
    readBannerDraft: ({ trx, of }) => consents.readBannerDraft(trx, of.id),
    insertConsent: ({ trx, of }) =>
      consents.insertConsent(trx, {
        ownerId: of.session.customerId,
        requestId: randomUUID(),
        domain: 'other.example',
        appearance: defaultAppearance('en'),
        now,
      }),
    updateConsentRow: ({ trx, of }) =>
      consents.updateConsentRow(
        trx,
        { id: of.id, siteId: of.site, ownerId: of.session.customerId },
        { domain: 'new.example' },
        now,
      ),
    markDeleted: ({ trx, of }) => consents.markDeleted(trx, { id: of.id, siteId: of.site }, now),
    findDomains: ({ trx, of }) => consents.findDomains(trx, [of.id]),
  },
  'consent/consents/domain-store.ts': {
    listOwnerDomains: ({ trx, of }) => domains.listOwnerDomains(trx, of.session.customerId),
    furtherDomains: ({ trx, of }) => domains.furtherDomains(trx, of.site),
    insertDomains: ({ trx, of }) =>
      domains.insertDomains(trx, { siteId: of.site, domains: ['a.example'], now }),
    removeDomain: ({ trx, of }) => domains.removeDomain(trx, of.site, vendorId),
    async replaceDomains({ trx, of }) {
      await domains.replaceDomains(trx, { siteId: of.site, domains: ['b.example'], now });
      await domains.replaceDomains(trx, { siteId: of.site, domains: [], now });
    },
  },
  'documents/site-consistency/policy-store.ts': {
    servedPolicies: ({ trx, of }) => policies.servedPolicies(trx, of.session.customerId, ['PRIVACY_POLICY']),
  },
  'consent/consents/served-banner-store.ts': {
    findServedBanner: ({ trx, of }) => findServedBanner(trx, of.site),
    servedBanners: ({ trx, of }) => servedBanners(trx, of.session.customerId),
  },
  'consent/consents/vendor-store.ts': {
    listConsentVendors: ({ trx, of }) => vendors.listConsentVendors(trx, of.site),
    findVendor: (given) => vendors.findVendor(given.trx, vendorOf(given)),
    findConsentByVendor: ({ trx }) => vendors.findConsentByVendor(trx, vendorId),
    insertVendors: ({ trx, of }) => vendors.insertVendors(trx, of.site, [someVendor()], now),
    writeVendor: (given) =>
      vendors.writeVendor(given.trx, vendorOf(given), { ...someVendor(), active: true }),
    switchVendor: (given) => vendors.switchVendor(given.trx, vendorOf(given), false),
    removeVendor: (given) => vendors.removeVendor(given.trx, vendorOf(given)),
    placeVendors: ({ trx, of }) => vendors.placeVendors(trx, of.site, [vendorId]),
    replaceVendors: ({ trx, of }) =>
      vendors.replaceVendors(trx, of.site, [{ ...someVendor(), id: vendorId, active: true }], now),
  },
};
