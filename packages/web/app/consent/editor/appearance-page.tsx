import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { PageTitle } from '../../layout/page-title.tsx';
import { AppearanceForm } from './appearance-form.tsx';
import { bannerCalls } from './banner-calls.ts';
import { composed } from './compose-preview.ts';
import { useConsent } from '../consent-context.ts';
import { ValidationStatus } from './validation-status.tsx';
import { listOwnHosts, useAppearanceErrors } from './appearance-errors.ts';
import { PlaceLine } from './place-line.tsx';
import { Preview } from './preview.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { useBanner } from './use-banner.ts';
import { usualWords } from './usual-words.ts';
import type { Vendors } from './vendor-order.ts';
import { withoutFieldFaults } from './server-faults.ts';

const noVendors: Vendors = [];

/** `/profile/privacy-consents/appearance/{id}`: the real banner beside what decides how it looks and speaks. */
export function AppearancePage() {
  const t = useTranslations('banner-editor');
  const { id, details } = useConsent();
  const ask = useCallback(
    (signal: AbortSignal) => send(bannerCalls.listVendors, { params: { id }, signal }),
    [id],
  );
  const { outcome } = useFetched(ask);
  const vendors = outcome?.ok ? outcome.data.vendors : noVendors;
  const { keeper, state } = useBanner();
  const { draft, place, failure } = state;
  const faults = useAppearanceErrors(draft, listOwnHosts(details));
  const [language, setLanguage] = useState(draft.appearance.languages[0] ?? 'en');
  const shown = draft.appearance.languages.includes(language)
    ? language
    : (draft.appearance.languages[0] ?? 'en');
  // What it says without words of the owner.
  const usual = composed(details, { ...draft, fields: {} }, vendors, shown, 'opt-in', {});

  useEffect(() => {
    // From the bar of another tab straight to the field that it names.
    document.getElementById(location.hash.slice(1))?.focus();
  }, []);

  return (
    <>
      <PageTitle>{t('page', { tab: t('tabs.appearance'), site: details.site_url })}</PageTitle>
      <div className="work work--wide cons__look">
        <section className="work__side cons__preview" aria-labelledby="preview-title">
          <Preview draft={draft} vendors={vendors} language={shown} onLanguage={setLanguage} />
          <ValidationStatus appearance={draft.appearance} faults={faults} />
        </section>
        <div>
          <PlaceLine place={place} offline="offline" />
          <RefusalNote failure={withoutFieldFaults(failure)} />
          <AppearanceForm
            draft={draft}
            faults={faults}
            failure={failure}
            usesGoogle={usual.core.google !== null}
            usual={usualWords(usual)}
            language={shown}
            onLanguage={setLanguage}
            change={keeper.change}
          />
        </div>
      </div>
    </>
  );
}
