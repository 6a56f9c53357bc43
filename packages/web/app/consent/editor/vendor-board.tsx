import type { VendorInput } from '@clausewright/contract';
import { namesUnderCmpRule } from '@clausewright/contract/consent-types';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { TitledByForms } from '../../account/invalid-forms.tsx';
import { StatusMessage } from '../../account/section.tsx';
import { CmpRuleNote } from '../cmp-rule-note.tsx';
import { useConsent } from '../consent-context.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useAddVendors } from './use-add-vendors.ts';
import { useVendors } from './use-vendors.ts';
import type { Vendors } from './vendor-order.ts';
import { VendorList } from './vendor-list.tsx';
import { useVendorTitle, type VendorView, toVendorView } from './vendor-view.ts';

const CataloguePicker = lazy(async () => ({
  default: (await import('./catalogue-picker.tsx')).CataloguePicker,
}));
const SeenInEditor = lazy(async () => ({
  default: (await import('./seen-in-editor.tsx')).SeenInEditor,
}));
const SiteContradictions = lazy(async () => ({
  default: (await import('./site-contradictions.tsx')).SiteContradictions,
}));
const VendorForm = lazy(async () => ({ default: (await import('./vendor-form.tsx')).VendorForm }));

/** The list, and in its place what adds to it or edits one: each has an address of its own. */
export function VendorBoard({ vendors }: { vendors: Vendors }) {
  const t = useTranslations('banner-editor');
  const { id, details } = useConsent();
  const { keeper, state } = useVendors(vendors);
  const { add, addVendors, failure } = useAddVendors(keeper);
  const [address, setAddress] = useSearchParams();
  const [said, setSaid] = useState<string | null>(null);
  const view = toVendorView(address, state.vendors);
  const title = useVendorTitle(view);
  const arrived = useRef<string | null>(null);

  useEffect(() => {
    const before = arrived.current;
    arrived.current = view.key;
    if (before === null || before === view.key) return;
    // Back in the list, on with the vendor that was edited; else the heading begins what is new.
    const row = view.is === 'list' ? document.getElementById(before.replace('edit-', 'edit-vendor-')) : null;
    (row ?? document.getElementById('tab-title'))?.focus();
  }, [view.is, view.key]);

  const back = (words: string | null) => {
    setSaid(words);
    setAddress({});
  };
  const addSeen = async (seen: readonly VendorInput[]) => {
    const count = await addVendors(seen);
    if (count !== null) setSaid(t('vendors.added', { count }));
  };
  const addMissing = async (missing: readonly string[]) => {
    const count = await add(missing);
    if (count === null) return;
    setSaid(t('vendors.added', { count }));
    // The button that was pressed goes with what it was about.
    document.getElementById('tab-title')?.focus();
  };
  return (
    <TitledByForms title={t('page', { tab: title, site: details.site_url })}>
      <section aria-labelledby="tab-title">
        {view.is === 'list' ? (
          <>
            <StatusMessage>{said}</StatusMessage>
            <CmpRuleNote vendors={namesUnderCmpRule(state.vendors)} />
            <VendorList keeper={keeper} state={state} />
            <Suspense fallback={null}>
              <SiteContradictions
                consentId={id}
                edition={details}
                onAdd={(missing) => void addMissing(missing).catch(reportError)}
              />
            </Suspense>
            <Suspense fallback={null}>
              <SeenInEditor vendors={state.vendors} onAdd={(seen) => void addSeen(seen).catch(reportError)} />
            </Suspense>
            <RefusalNote failure={failure} />
          </>
        ) : (
          <Suspense fallback={<h2 id="tab-title">{title}</h2>}>
            <Other view={view} title={title} vendors={state.vendors} keeper={keeper} onBack={back} />
          </Suspense>
        )}
      </section>
    </TitledByForms>
  );
}

interface OtherProps {
  view: Exclude<VendorView, { is: 'list' }>;
  title: string;
  vendors: Vendors;
  keeper: ReturnType<typeof useVendors>['keeper'];
  onBack: (words: string | null) => void;
}

function Other({ view, title, vendors, keeper, onBack }: OtherProps) {
  const t = useTranslations('banner-editor.vendors');
  const heading = (
    <h2 id="tab-title" tabIndex={-1}>
      {title}
    </h2>
  );
  if (view.is === 'catalogue') {
    return <CataloguePicker heading={heading} vendors={vendors} keeper={keeper} onBack={onBack} />;
  }
  if (view.is === 'gone') {
    return (
      <>
        {heading}
        <button type="button" className="btn mt-5" onClick={() => onBack(null)}>
          {t('toList')}
        </button>
      </>
    );
  }
  return (
    <VendorForm
      key={view.key}
      heading={heading}
      vendor={view.is === 'edit' ? view.vendor : null}
      keeper={keeper}
      onBack={onBack}
    />
  );
}
