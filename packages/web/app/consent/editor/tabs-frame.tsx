import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { NotFound } from '../../layout/error-page.tsx';
import { MenuLink, PageLink } from '../../layout/page-link.tsx';
import { sitePages } from '../../layout/site-links.ts';
import { AreaWords } from '../../language/area-words.tsx';
import { isCode } from '../../outcome.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { bannerCalls } from './banner-calls.ts';
import { ConsentContext, type ConsentDetails, type OpenConsent, type OpenWork } from '../consent-context.ts';
import { PublishBar } from './publish-bar.tsx';
import { type ConsentTab, tabPaths } from '../../consent-tab-paths.ts';
import '../../account/account.css';
import './consent-tabs.css';

/**
 * Around the tabs of one site, which are pages: heading and menu stay while one follows the other, and the
 * bar to publish is the same on all of them. A page inside gives the title and everything from h2 on.
 */
export default function TabsFrame() {
  const { id } = useParams();
  if (id === undefined) return <Outlet />;
  return (
    <AreaWords area="banner-editor">
      <Tabs key={id} id={id} />
    </AreaWords>
  );
}

function Tabs({ id }: { id: string }) {
  const t = useTranslations('banner-editor');
  const frame = useTranslations('frame');
  const ask = useCallback(
    (signal: AbortSignal) => send(bannerCalls.consentDetails, { params: { id }, signal }),
    [id],
  );
  const answer = useFetched(ask);
  const { outcome } = answer;
  const [known, setKnown] = useState<ConsentDetails | null>(null);
  if (outcome?.ok && outcome.data !== known) setKnown(outcome.data);
  if (outcome?.ok === false && (isCode(outcome, 'not-found') || isCode(outcome, 'wrong-format'))) {
    return <NotFound />;
  }
  return (
    <main id="main" tabIndex={-1} className="wrap page cons">
      <PageLink className="back" to={sitePages.myPrivacyConsents.to}>
        <ArrowLeft className="icon icon--sm" aria-hidden="true" />
        {frame('myPrivacyConsents')}
      </PageLink>
      <h1 className="cons__site">{known?.site_url ?? t('loading')}</h1>
      <Menu id={id} />
      {/* What is being edited outlives a question that fails. */}
      {known === null ? (
        <Loaded answer={answer}>{() => null}</Loaded>
      ) : (
        <Inside id={id} details={known} reload={answer.again} />
      )}
    </main>
  );
}

function Menu({ id }: { id: string }) {
  const t = useTranslations('banner-editor.tabs');
  const frame = useTranslations('frame');
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the menu scrolls sideways.
    const links = [...(menu.current?.querySelectorAll('a') ?? [])];
    const current = links.find((link) => `${pathname}/`.startsWith(`${link.pathname}/`));
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav className="tabs" aria-label={frame('privacyConsent')} ref={menu}>
      {Object.entries(tabPaths).map(([tab, pathOf]) => (
        <MenuLink key={tab} to={pathOf(id)} end={false}>
          {t(tab as ConsentTab)}
        </MenuLink>
      ))}
    </nav>
  );
}

function Inside({ id, details, reload }: { id: string; details: ConsentDetails; reload: () => void }) {
  const workRef = useRef<OpenWork | null>(null);
  const [edition, setEdition] = useState(0);
  const consent = useMemo<OpenConsent>(() => ({ id, details, reload, workRef }), [id, details, reload]);
  const [discarded, setDiscarded] = useState<ConsentDetails | null>(null);
  if (discarded !== null && discarded !== details) {
    // What was published is there again: the tab begins anew with it.
    setDiscarded(null);
    setEdition(edition + 1);
  }
  return (
    <ConsentContext value={consent}>
      <div className="cons__tab" key={edition}>
        <Outlet />
      </div>
      <PublishBar onDiscarded={() => setDiscarded(details)} />
    </ConsentContext>
  );
}
