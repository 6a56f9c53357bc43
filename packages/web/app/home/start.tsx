import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { offeredTypes } from '../agreement-types.ts';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useSession } from '../session/use-session.ts';
import { firstInRun, furtherAddress, missingTypes } from '../site-profile/document-order.ts';
import type { KnownSite } from './known-sites.ts';
import { prefillSearch } from './prefill-search.ts';

// A visitor has none, and needs none of what asks for them.
const SiteChoice = lazy(async () => ({ default: (await import('./site-choice.tsx')).SiteChoice }));

const places = ['website', 'app'] as const;
type Chosen = AgreementType | 'ALL';

/** Which agreement, and for a website, an app or both: passed on as the first answer of the wizard. */
export function Start() {
  const t = useTranslations('start');
  const tTypes = useTranslations('types');
  const about = useTranslations('about');
  const navigate = useNavigate();
  const [type, setType] = useState<Chosen | null>(
    offeredTypes.length === 1 ? (offeredTypes[0] ?? null) : null,
  );
  const { customer } = useSession();
  const [chosenSite, setSite] = useState<KnownSite | null>(null);
  // From the page of a website without a document: it is clear which one is meant.
  const given = useSearchParams()[0].get('website');
  const site = customer !== null && given !== null ? { agreementId: given, types: [] } : chosenSite;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const missing = { type: tried && !type, place: tried && site === null && chosen.length === 0 };

  const next = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (type && (site !== null || chosen.length > 0)) {
      void navigate(site === null ? newAddress(type, chosen) : addressFor(site, type));
      return;
    }
    form.current?.querySelector<HTMLInputElement>(type ? '[name=place]' : '[name=type]')?.focus();
  };

  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('page')}</PageTitle>
      <form ref={form} className="narrow" noValidate onSubmit={next}>
        <PageLink className="back" to="/">
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {t('back')}
        </PageLink>
        <h1>{t('title')}</h1>
        <p className="lead mt-2">{t('lead')}</p>
        <fieldset className={`q ${missing.type ? 'is-invalid' : ''}`} aria-describedby="type-error">
          <legend className="start__legend">{t('type')}</legend>
          <Required id="type-error" shown={missing.type} />
          <div className="choices">
            {offeredTypes.map((offered) => (
              <label key={offered} className="choice">
                <input
                  type="radio"
                  name="type"
                  checked={type === offered}
                  onChange={() => setType(offered)}
                />
                <span>
                  {tTypes(`${offered}.name`)}
                  <small>{about(offered)}</small>
                </span>
              </label>
            ))}
            <label className="choice">
              <input type="radio" name="type" checked={type === 'ALL'} onChange={() => setType('ALL')} />
              <span>
                {t('all')}
                <small>{t('allHint')}</small>
              </span>
            </label>
          </div>
        </fieldset>
        {customer !== null && given === null && (
          <Suspense fallback={null}>
            <SiteChoice chosen={chosenSite} choose={setSite} />
          </Suspense>
        )}
        {site === null && (
          <fieldset className={`q ${missing.place ? 'is-invalid' : ''}`} aria-describedby="place-error">
            <legend className="start__legend">{t('place')}</legend>
            <p className="hint">{t('placeHint')}</p>
            <Required id="place-error" shown={missing.place} />
            <div className="choices choices--2">
              {places.map((place) => (
                <label key={place} className="choice">
                  <input
                    type="checkbox"
                    name="place"
                    checked={chosen.includes(place)}
                    onChange={() =>
                      setChosen((now) =>
                        now.includes(place) ? now.filter((p) => p !== place) : [...now, place],
                      )
                    }
                  />
                  <span>
                    {t(place)}
                    <small>{t(`${place}Hint`)}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <p className="mt-8">
          <button className="btn btn--primary" type="submit">
            {t('next')}
          </button>
        </p>
      </form>
    </main>
  );
}

function newAddress(type: Chosen, places: readonly string[]): string {
  const search = prefillSearch({ agreement_for: [...places] });
  return type === 'ALL'
    ? `/wizard/${agreementSlugs[firstInRun]}${search}&all=1`
    : `/wizard/${agreementSlugs[type]}${search}`;
}

/** A run writes what the site does not have yet; where nothing is missing, its documents are shown. */
function addressFor(
  { agreementId: id, types }: Pick<KnownSite, 'agreementId' | 'types'>,
  type: Chosen,
): string {
  if (type !== 'ALL') return furtherAddress(type, { id, all: false });
  const [first] = missingTypes(types);
  return first === undefined ? '/profile/agreements' : furtherAddress(first, { id, all: true });
}

function Required({ id, shown }: { id: string; shown: boolean }) {
  const t = useTranslations('start');
  return (
    <div id={id} role="alert">
      {shown && (
        <p className="error">
          <CircleAlert className="icon" aria-hidden="true" />
          {t('required')}
        </p>
      )}
    </div>
  );
}
