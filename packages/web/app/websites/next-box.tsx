import type { NextStep, WebsitePage } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { CircleCheck } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../agreements/paths.ts';
import { Announcement } from '../announcement.tsx';
import { send } from '../api.ts';
import { consentPaths } from '../consent-paths.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useFailureText } from '../outcome-text.ts';
import { Toast } from '../ui/toast.tsx';
import { websiteCalls } from './website-calls.ts';

interface Props {
  page: WebsitePage;
  /** Something was put off, or that was taken back. */
  onChanged: () => void;
}

/** The one thing to do next, or that nothing is. */
export function NextBox({ page, onChanged }: Props) {
  const t = useTranslations('websites');
  const failureText = useFailureText();
  const { next, website } = page;
  const [off, setOff] = useState<string | null>(null);
  const [failed, setFailed] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const shown = useRef(next?.key);
  useEffect(() => {
    // The button that was pressed is gone, or belongs to something else by now.
    if (moved.current && shown.current !== next?.key) {
      heading.current?.focus();
      moved.current = false;
    }
    shown.current = next?.key;
  }, [next]);
  const putOff = async (of: string, undo: boolean) => {
    const outcome = await send(websiteCalls.postponeNext, {
      params: { id: website.id },
      body: { key: of, undo },
    });
    setFailed(outcome.ok ? '' : failureText(outcome));
    if (!outcome.ok) return;
    moved.current = true;
    setOff(undo ? null : of);
    onChanged();
  };
  const close = useCallback(() => setOff(null), []);
  return (
    <>
      {next === null ? (
        <section className="next next--done" aria-labelledby="next-title">
          <h2 id="next-title" tabIndex={-1} ref={heading}>
            <CircleCheck className="icon" aria-hidden="true" />
            {t('page.nothing')}
          </h2>
        </section>
      ) : (
        <section className="next" aria-labelledby="next-title">
          <div>
            <p className="eyebrow">{t('page.next')}</p>
            <NextWords next={next} heading={heading} />
          </div>
          <div className="row">
            <NextAction next={next} page={page} />
            <button
              type="button"
              className="btn btn--quiet"
              onClick={() => {
                putOff(next.key, false).catch(reportError);
              }}
            >
              {t('page.later')}
            </button>
          </div>
        </section>
      )}
      <div role="alert">{failed !== '' && <p className="error">{failed}</p>}</div>
      <Announcement text={off === null ? '' : t('page.putOff')} />
      {off !== null && (
        <Toast
          key={off}
          text={t('page.putOff')}
          action={t('page.undo')}
          takesFocus={false}
          onAction={() => {
            putOff(off, true).catch(reportError);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface Words {
  next: NextStep;
  heading: RefObject<HTMLHeadingElement | null>;
}

function NextWords({ next: { kind, subject, code, count }, heading }: Words) {
  const t = useTranslations('websites.next');
  const tFinding = useTranslations('scan.finding');
  const tTypes = useTranslations('types');
  const titled = { id: 'next-title', tabIndex: -1, ref: heading };
  switch (kind) {
    case 'finding':
      return (
        <>
          <h2 {...titled}>{tFinding(code as Parameters<typeof tFinding>[0], { subject, count })}</h2>
          <p>{t('finding.lead', { count })}</p>
        </>
      );
    case 'contradiction':
      return <h2 {...titled}>{t('contradiction.title', { count })}</h2>;
    case 'promise':
      return (
        <>
          <h2 {...titled}>{t('promise.title', { subject })}</h2>
          <p>{t('promise.lead')}</p>
        </>
      );
    case 'update':
    case 'unfinished':
      return (
        <>
          <h2 {...titled}>{t(`${kind}.title`, { subject: tTypes(`${subject as AgreementType}.name`) })}</h2>
          <p>{t(`${kind}.lead`)}</p>
        </>
      );
    case 'banner':
      return (
        <>
          <h2 {...titled}>{t('banner.title', { count })}</h2>
          <p>{t('banner.lead')}</p>
        </>
      );
    default:
      return (
        <>
          <h2 {...titled}>{t(`${kind}.title`)}</h2>
          <p>{t(`${kind}.lead`)}</p>
        </>
      );
  }
}

/** Where the thing is done. */
function NextAction({ next: { kind, id }, page }: { next: NextStep; page: WebsitePage }) {
  const t = useTranslations('websites.next');
  const document = page.documents.find(({ agreement_id: of }) => of === id);
  const words = t(`${kind}.act`);
  const link = (to: string) => (
    <PageLink className="btn btn--primary" to={to}>
      {words}
    </PageLink>
  );
  switch (kind) {
    case 'finding':
      return link(`/scan/${id ?? ''}`);
    case 'contradiction':
    case 'promise':
      return (
        <a className="btn btn--primary" href={kind === 'promise' ? '#tasks' : '#contradictions'}>
          {words}
        </a>
      );
    case 'update':
      return document ? link(paths.update(document)) : null;
    case 'unfinished':
      return document ? (
        <a className="btn btn--primary" href={paths.pay(document)}>
          {words}
        </a>
      ) : null;
    case 'publish':
      return link(consentPaths.appearance(id ?? ''));
    case 'install':
      return link(consentPaths.install(id ?? ''));
    case 'banner':
      return link(consentPaths.createFor({ site: page.website.name, scan: page.scan?.id ?? null }));
    case 'document':
      // What was said of it in a table stands in the wizard.
      return link(
        page.website.kind === 'website' ? `/wizard/privacy-policy?site=${page.website.id}` : '/wizard',
      );
    case 'scan':
      return (
        <a className="btn btn--primary" href="#look">
          {words}
        </a>
      );
  }
}
