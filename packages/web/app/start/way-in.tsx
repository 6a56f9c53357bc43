import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { chosenInAdvance, neededDocuments } from '@clausewright/library/presets';
import { PageTitle } from '../layout/page-title.tsx';
import { useBeginAnew } from './begin-anew.tsx';
import { DocumentsView } from './documents-view.tsx';
import { ResumeQuestion } from './resume-question.tsx';
import { ScanView } from './scan-view.tsx';
import { serviceAnswer } from './seen-answers.ts';
import { SiteView } from './site-view.tsx';
import { newStart, type StartDraft } from './start-draft.ts';
import { useOrder } from './use-order.ts';
import { type Start, useStart } from './use-start.ts';
import { type Seen, useSuggestions } from './use-suggestions.ts';
import '../wizard/wizard.css';
import './start.css';
import '../scan/scan.css';

const Written = lazy(async () => ({ default: (await import('./written.tsx')).Written }));

/** From the address of a website to its documents. The step on screen is in the address of the page. */
export function WayIn() {
  const start = useStart();
  const { draft, ready, earlier, goOn, startOver } = start;
  const seen = useSuggestions(ready ? draft.scan : null);
  const t = useTranslations('way-in');
  const navigate = useNavigate();
  const [begun, setBegun] = useState<Begun>(null);
  if (!ready) return <main id="main" tabIndex={-1} aria-busy="true" className="wrap page start" />;
  if (earlier) {
    return (
      <>
        <PageTitle>{t('resume.title')}</PageTitle>
        <ResumeQuestion
          address={earlier.address}
          at={earlier.at}
          onGoOn={() => {
            goOn();
            setBegun('on');
            void navigate(`/start${earlier.page}`, { replace: true });
          }}
          onStartOver={() => {
            startOver();
            setBegun('anew');
          }}
        />
      </>
    );
  }
  return <Steps start={start} seen={seen} begun={begun} onAnew={() => setBegun('anew')} />;
}

/** What somebody chose over a draft: whoever goes on with it has no use for the address that was brought along. */
type Begun = 'on' | 'anew' | null;

const pages = ['site', 'documents', 'questions', 'check', 'done'] as const;
type Page = (typeof pages)[number] | 'address';

interface StepsProps {
  start: Start;
  seen: Seen;
  begun: Begun;
  onAnew: () => void;
}

function Steps({ start, seen, begun, onAnew }: StepsProps) {
  const { draft, dispatch } = start;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const order = useOrder(dispatch);
  const set = useCallback((values: Partial<StartDraft>) => dispatch({ type: 'set', values }), [dispatch]);
  const goTo = useCallback(
    (page: Page, more = '', replace = false) => {
      const to = page === 'address' ? '' : `?page=${page}${more}`;
      set({ page: to });
      void navigate(`/start${to}`, { replace });
    },
    [navigate, set],
  );
  const asked = pages.find((page) => page === search.get('page')) ?? 'address';
  const page = reachable(asked, draft);
  const brought = begun === 'on' ? nothingBrought : broughtBy(search);
  useArrival(brought, { set, order: order.order, goTo });
  const { begin, question } = useBeginAnew(draft);
  const withoutWebsite = (places: StartDraft['places']) =>
    begin(() => {
      set({ ...newStart(), places, at: draft.at });
      goTo('site');
    });
  const onSeen = useCallback(() => goTo('site', '', true), [goTo]);
  const tracking = (seen.suggestions?.vendors ?? []).filter(
    (one) => one.type !== 'ESSENTIAL' && serviceAnswer(draft.services, one) !== 'no',
  );

  if (page === 'address') {
    return (
      <>
        {question}
        <ScanView
          anew={begun === 'anew'}
          address={draft.address}
          seen={seen}
          ordered={draft.scan !== null}
          busy={order.busy}
          error={order.error}
          onAddress={(address) => {
            if (address === '' || address === draft.address) return void order.order(address, draft);
            begin(() => void order.order(address));
          }}
          onApp={() => withoutWebsite(['app'])}
          onOffline={() => withoutWebsite(['website'])}
          onSkip={() => {
            set({ scan: null });
            goTo('site');
          }}
          onSeen={onSeen}
        />
      </>
    );
  }
  if (page === 'site') {
    return (
      <SiteView
        draft={draft}
        seen={seen}
        onService={(id, answer) => set({ services: { ...draft.services, [id]: answer } })}
        onSaid={({ kind, country }) => {
          const needed = neededDocuments({ kind, country, places: draft.places }, tracking.length > 0);
          const types = chosenInAdvance(needed);
          const isSame = draft.kind === kind && draft.country === country && draft.types !== null;
          set({ kind, country, ...(!isSame && { types, banner: tracking.length > 0 }) });
          goTo('documents');
        }}
        onBack={() => {
          set({ scan: null });
          goTo('address');
        }}
      />
    );
  }
  const { kind } = draft;
  if (kind === null) return null;
  return (
    <>
      {question}
      <Suspense fallback={<main id="main" tabIndex={-1} aria-busy="true" className="wrap page start" />}>
        <Written
          start={start}
          kind={kind}
          seen={seen}
          page={page}
          screen={Number(search.get('screen') ?? '1') - 1}
          goTo={goTo}
          tracking={tracking.map(({ name }) => name)}
          onNew={() =>
            begin(() => {
              dispatch({ type: 'open', draft: newStart() });
              onAnew();
              goTo('address');
            })
          }
          Documents={DocumentsView}
        />
      </Suspense>
    </>
  );
}

/** Nobody sees a step whose ground is missing. */
function reachable(page: Page, { kind, types }: StartDraft): Page {
  if (page === 'address' || page === 'site') return page;
  if (kind === null) return 'site';
  return types === null || types.length === 0 ? 'documents' : page;
}

interface Arrival {
  set: (values: Partial<StartDraft>) => void;
  order: (address: string) => Promise<void>;
  goTo: (page: Page, more?: string, replace?: boolean) => void;
}

interface Brought {
  address: string | null;
  app: boolean;
  offline: boolean;
}

const nothingBrought: Brought = { address: null, app: false, offline: false };

function broughtBy(search: URLSearchParams): Brought {
  return { address: search.get('address'), app: search.has('app'), offline: search.has('offline') };
}

/** What the field and the links of the home page bring along. */
function useArrival({ address, app, offline }: Brought, { set, order, goTo }: Arrival) {
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || (address === null && !app && !offline)) return;
    arrived.current = true;
    if (address !== null) {
      goTo('address', '', true);
      void order(address);
      return;
    }
    set({ ...newStart(), places: [app ? 'app' : 'website'] });
    goTo('site', '', true);
  }, [address, app, offline, set, order, goTo]);
}
