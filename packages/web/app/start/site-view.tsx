import type { SuggestedVendor } from '@clausewright/contract';
import { type BusinessKind, guessCountry, guessKind, type SeenOfSite } from '@clausewright/library/presets';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useLikelyCountry } from '../likely-country.ts';
import { FindingRow } from '../scan/finding-row.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { ShowMore } from '../ui/show-more.tsx';
import { CountrySelect } from '../wizard/kinds/country-select.tsx';
import { Dock } from './dock.tsx';
import { KindChoice } from './kind-choice.tsx';
import { serviceAnswer, suggestedIds } from './seen-answers.ts';
import { ServiceRow } from './service-answer.tsx';
import type { ServiceAnswer, StartDraft } from './start-draft.ts';
import type { Seen } from './use-suggestions.ts';

const form = 'start-site';
const groups = ['ADVERTISING', 'MARKETING', 'ANALYTICS', 'FUNCTIONALITY', 'ESSENTIAL', 'unknown'] as const;
const shownFirst = 8;

export interface SiteSaid {
  kind: BusinessKind;
  country: string;
}

interface Props {
  draft: StartDraft;
  seen: Seen;
  onService: (id: string, answer: ServiceAnswer) => void;
  onSaid: (said: SiteSaid) => void;
  onBack: () => void;
}

/** What was seen by purpose, the kind of business and the country: the press that leaves the page confirms them. */
export function SiteView({ draft, seen: { scan, suggestions }, onService, onSaid, onBack }: Props) {
  const t = useTranslations('way-in');
  const tScan = useTranslations('scan');
  const likely = useLikelyCountry();
  const site = seenOf(draft, { scan, suggestions, lost: false });
  const guessed = draft.scan === null ? null : guessKind(site);
  const [kind, setKind] = useState<BusinessKind | null>(null);
  const [country, setCountry] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const chosenKind = kind ?? draft.kind ?? (draft.places.includes('website') ? guessed : 'app');
  const chosenCountry = country ?? (draft.country || (guessCountry(site) ?? likely));
  const problems = [
    ...(chosenKind === null ? [{ target: 'kind', label: t('site.kind'), error: t('required') }] : []),
    ...(chosenCountry === '' ? [{ target: 'country', label: t('site.country'), error: t('required') }] : []),
  ];
  useEffect(() => {
    if (tried && problems.length > 0) summary.current?.focus();
    // Only a press moves the focus, not what is chosen after it.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [tried]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosenKind !== null && chosenCountry !== '') {
      onSaid({ kind: chosenKind, country: chosenCountry });
      return;
    }
    setTried(true);
    summary.current?.focus();
  };
  const vendors = suggestions?.vendors ?? [];
  const problemsSeen = (scan?.result?.findings ?? []).filter(({ severity }) => severity !== 'notice');
  const title = t(scan === null ? 'site.titleUnseen' : 'site.title');
  return (
    <>
      <main id="main" tabIndex={-1} className="wrap page start scan">
        <PageTitle>{title}</PageTitle>
        <form id={form} className="start__site" noValidate onSubmit={submit}>
          {tried && problems.length > 0 && <ErrorSummary problems={problems} ref={summary} />}
          {draft.address !== '' && <p className="eyebrow">{draft.address}</p>}
          <h1>{title}</h1>
          <p className="lead mt-3">
            {scan === null
              ? t('site.leadUnseen')
              : t('site.lead', { services: vendors.length, problems: problemsSeen.length })}
          </p>
          {problemsSeen.length > 0 && (
            <ul className="scan__findings">
              {problemsSeen.map((finding) => (
                <FindingRow key={`${finding.code} ${finding.subject}`} finding={finding} platform="html" />
              ))}
            </ul>
          )}
          <KindChoice
            kind={chosenKind}
            guessed={guessed}
            error={tried && chosenKind === null ? t('required') : undefined}
            onKind={setKind}
          />
          <Field
            id="country"
            label={t('site.country')}
            hint={t('site.countryHint')}
            error={tried && chosenCountry === '' ? t('required') : undefined}
          >
            <CountrySelect id="country" name="country" value={chosenCountry} onChange={setCountry} />
          </Field>
          {groups.map((group) => {
            const of = vendors.filter(({ type }) => (type ?? 'unknown') === group);
            return of.length === 0 ? null : (
              <Group key={group} group={group} vendors={of} services={draft.services} onService={onService} />
            );
          })}
          {scan !== null && vendors.length === 0 && <p className="mt-6">{tScan('none')}</p>}
          {scan !== null && (
            <p className="small mt-6">
              <PageLink to={`/scan/${scan.id}`}>{t('site.report')}</PageLink>
            </p>
          )}
        </form>
      </main>
      <Dock words={scan === null || vendors.length === 0 ? null : t('site.confirms')} onBack={onBack}>
        <button type="submit" form={form} className="btn btn--primary">
          {t('site.next')}
        </button>
      </Dock>
    </>
  );
}

interface GroupProps {
  group: (typeof groups)[number];
  vendors: readonly SuggestedVendor[];
  services: StartDraft['services'];
  onService: Props['onService'];
}

function Group({ group, vendors, services, onService }: GroupProps) {
  const tScan = useTranslations('scan');
  const [open, setOpen] = useState(false);
  const rest = vendors.length - shownFirst;
  return (
    <section aria-labelledby={`seen-${group}`}>
      <div className="scan__group">
        <h2 id={`seen-${group}`}>{tScan(`type.${group}`)}</h2>
        <span className="small soft">
          {tScan(`need.${group === 'ESSENTIAL' || group === 'unknown' ? group : 'other'}`)}
        </span>
      </div>
      <ul className="finds">
        {vendors.slice(0, open ? undefined : shownFirst).map((vendor) => (
          <ServiceRow
            key={vendor.id}
            vendor={vendor}
            pages={new Set(vendor.evidence.map(({ page }) => page)).size}
            answer={serviceAnswer(services, vendor)}
            onAnswer={(answer) => onService(vendor.id, answer)}
          />
        ))}
      </ul>
      {rest > 0 && <ShowMore of="options" count={rest} open={open} onToggle={() => setOpen(!open)} />}
    </section>
  );
}

function seenOf({ address }: StartDraft, { scan, suggestions }: Seen): SeenOfSite {
  const pages = scan?.result?.pages ?? [];
  const languages = pages.map(({ language }) => language).filter((one) => one !== '');
  return {
    address,
    languages: [...new Set(languages)],
    words: pages.flatMap(({ url, title }) => [pathOf(url), title]),
    siteKinds: suggestedIds(suggestions, 'PRIVACY_POLICY', 'site_kind'),
    country: suggestedIds(suggestions, 'PRIVACY_POLICY', 'country')[0] ?? null,
    services: (suggestions?.vendors ?? []).map(({ id }) => id),
  };
}

function pathOf(url: string): string {
  try {
    return new URL(url).pathname;
  } catch {
    return '';
  }
}
