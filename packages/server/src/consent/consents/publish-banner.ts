import { loadBannerCatalogue } from '@clausewright/library/banner-catalogue';
import { canonicalJson, compose, validateAppearance, defaultAppearance } from '@clausewright/banner/publish';
import {
  type BannerLanguage,
  isLanguage,
  type Language,
  languages,
  type publishBanner as call,
  type ResultOf,
} from '@clausewright/contract';
import { deleteAuthors } from '../../approvals/approval-store.ts';
import { clear, clearedAsServed } from '../../approvals/clearance.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import { requiresNewConsent } from './requires-new-consent.ts';
import { toBannerFacts } from './find-site-banner.ts';
import { findVersion, insertVersion, readDraft, type Snapshot } from './banner-version-store.ts';
import { changeConsent } from './change-consent.ts';
import { nameOf } from './content-name.ts';
import { readBannerDraft, updateConsentRow } from './consent-store.ts';
import { publishedWith } from './describe-consent.ts';
import type { ConsentPorts } from './ports.ts';

type Published = Outcome<ResultOf<typeof call>>;
type Catalogues = Readonly<Record<Language, Awaited<ReturnType<typeof loadBannerCatalogue>>>>;

/** Makes what was edited the banner of the site: a new version, with what visitors are shown in each language. */
export async function publishBanner(
  ports: ConsentPorts,
  { session, id, askAgain }: { session: Session; id: string; askAgain: boolean },
): Promise<Published> {
  // Before anything is locked: files are read.
  const catalogues = await loadCatalogues();
  return changeConsent(
    ports,
    { session, id, keepsDraft: true },
    async ({ trx, consent, plan, now }): Promise<Published> => {
      if (plan === 'none') return { ok: false, reason: 'not-paid' };
      const { appearance } = await readBannerDraft(trx, id);
      // As it was read by whoever approved of it: without what is filled in next.
      const revision = nameOf(await readDraft(trx, id));
      if (appearance === null) {
        // Added before banners had an appearance.
        await updateConsentRow(trx, consent, { appearance: defaultAppearance(session.language) }, now);
      }
      const draft = await readDraft(trx, id);
      const faults = validateAppearance(draft.appearance, draft.fields, [draft.domain, ...draft.domains]);
      if (faults.length > 0) return { ok: false, reason: 'banner-unlawful', fields: faults };
      const { siteId, published } = consent;
      const before = published === null ? null : await findVersion(trx, siteId, published);
      const isServed = before !== null && canonicalJson(before.draft) === canonicalJson(draft);
      if (isServed && !askAgain) {
        return { ok: false, reason: 'nothing-to-publish' };
      }
      const what = { of: 'banner', id, ownerId: consent.ownerId, revision } as const;
      const asked = isServed ? { ok: true as const, cleared: clearedAsServed } : await clear(trx, what);
      if (!asked.ok) return asked;
      const isAskedAgain = before !== null && (askAgain || requiresNewConsent(before.draft, draft));
      const version = {
        number: (before?.number ?? 0) + 1,
        revision: (before?.revision ?? 1) + (isAskedAgain ? 1 : 0),
        publishedAt: now,
        draft,
      };
      const snapshots = draft.appearance.languages.map((language) =>
        snapshotOf({ site: siteId, revision: version.revision, ...draft }, language, catalogues),
      );
      await insertVersion(trx, siteId, version, snapshots, asked.cleared);
      await deleteAuthors(trx, { of: 'banner', id });
      await updateConsentRow(trx, consent, { published: version.number }, now);
      if (saysElse(before?.draft, draft)) await ports.bannerChanged(ports, trx, consent.ownerId);
      await tellWebhooks(ports, trx, {
        ownerId: consent.ownerId,
        kind: 'banner.published',
        data: {
          ids: { banner: id },
          names: { banner: consent.domain, version: String(version.number) },
          links: { api: `/api/v1/privacy-consent/details/${id}` },
        },
        now,
      });
      const audited = { objectType: 'consent', objectId: id, at: now };
      await insertAudit(trx, { actor: session.customerId, action: 'consent.publish', ...audited });
      return { ok: true, value: publishedWith(version, snapshots) };
    },
  );
}

/** Whether a document of the site, or of one that was left, may say something else now. */
function saysElse(before: BannerDraft | undefined, draft: BannerDraft): boolean {
  const said = (one: BannerDraft) => canonicalJson([toBannerFacts(one), one.domain, one.domains]);
  return before === undefined || said(before) !== said(draft);
}

async function loadCatalogues(): Promise<Catalogues> {
  const loaded = languages.map(async (language) => [language, await loadBannerCatalogue(language)] as const);
  // Each language is there.
  return Object.fromEntries(await Promise.all(loaded)) as Catalogues;
}

function snapshotOf(
  draft: BannerDraft & { site: string; revision: number },
  language: BannerLanguage,
  catalogues: Catalogues,
): Snapshot {
  const body = compose(draft, language, isLanguage(language) ? catalogues[language] : {});
  return { language, body, hash: nameOf(body) };
}
