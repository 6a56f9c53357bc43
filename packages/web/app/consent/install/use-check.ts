import type { checkInstall, ResultOf } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import { useConsent } from '../consent-context.ts';
import { useLanguage } from '../../language/language-provider.tsx';
import { useFailureText } from '../../outcome-text.ts';
import { consentCalls } from '../consent-calls.ts';
import { bannerCatalogue } from '../vendor-catalogue.ts';

export type CheckResult = ResultOf<typeof checkInstall>;

export interface Check {
  busy: boolean;
  result: CheckResult | null;
  /** Why nothing was found out, or why a vendor was not added. */
  failure: string | null;
  /** What has just happened. */
  said: string;
  run: (path: string) => void;
  /** Vendors of the catalogue that the banner has, by the catalogue's id; null while that is not known. */
  own: ReadonlySet<string> | null;
  add: (catalogueId: string) => void;
}

/** A look at a page of the site, and what can be mended at once. */
export function useCheck(): Check {
  const t = useTranslations('install.check');
  const failureText = useFailureText();
  const { language } = useLanguage();
  const { id, reload } = useConsent();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<CheckResult | null>(null);
  const [own, setOwn] = useState<ReadonlySet<string> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const idsOf = (vendors: readonly { catalogue_id: string | null }[]) =>
    new Set(vendors.flatMap(({ catalogue_id: one }) => one ?? []));

  const run = async (path: string) => {
    const asked = path.trim().replace(/^\/?/, '/');
    const outcome = await send(consentCalls.checkInstall, {
      params: { id },
      body: asked === '/' ? {} : { path: asked },
    });
    if (!outcome.ok) {
      setFailure(failureText(outcome));
      return;
    }
    const { findings } = outcome.data;
    if (findings.some(({ catalogue_id: one }) => one !== null)) {
      const list = await send(consentCalls.listVendors, { params: { id } });
      if (list.ok) setOwn(idsOf(list.data.vendors));
    }
    setResult(outcome.data);
    setSaid(t('done', { count: findings.length }));
  };

  const add = async (catalogueId: string) => {
    const vendor = (await bannerCatalogue(language))[catalogueId]?.vendor;
    if (vendor === undefined) return;
    const outcome = await send(consentCalls.addVendors, { params: { id }, body: { vendors: [vendor] } });
    if (!outcome.ok) {
      setFailure(failureText(outcome));
      return;
    }
    setOwn(idsOf(outcome.data.vendors));
    setSaid(t('added', { vendor: vendor.name }));
    reload();
  };

  const alone = (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setSaid('');
    work()
      .catch(reportError)
      .finally(() => setBusy(false));
  };
  return {
    busy,
    result,
    failure,
    said,
    own,
    run: (path) => alone(() => run(path)),
    add: (catalogueId) => alone(() => add(catalogueId)),
  };
}
