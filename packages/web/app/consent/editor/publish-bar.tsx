import { useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { StatusMessage } from '../../account/section.tsx';
import { Approved } from '../../approval/approved.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { canPublish, useConsent } from '../consent-context.ts';
import { PublishRefused } from './publish-refused.tsx';
import { planPath } from '../../consent-tab-paths.ts';
import { bannerLanguageNames } from '../banner-language-names.ts';
import { languagesWithoutOwnWords } from './banner-draft.ts';
import { usePublish } from './use-publish.ts';
import { usePublishedWords } from './published-words.ts';

/** What became of the changes so far, and the way to make them the banner of the site. */
export function PublishBar({ onDiscarded }: { onDiscarded: () => void }) {
  const t = useTranslations('banner-editor.publish');
  const wordsOf = usePublishedWords();
  const format = useFormatter();
  const { id, details, reload } = useConsent();
  const [asked, setAsked] = useState(false);
  const { busy, said, refused, publish, discard } = usePublish(onDiscarded);
  const { published, paid, plan } = details;
  const without = languagesWithoutOwnWords(details).map((language) => bannerLanguageNames[language]);
  const open = canPublish(details);
  const bar = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The button that was pressed is gone: what became of it stands where it was.
    if (wasOpen.current && !open && document.activeElement === document.body) bar.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={open ? 'cons__bar cons__bar--open' : 'cons__bar'}
      aria-label={t('title')}
    >
      <PublishRefused id={id} refused={refused} />
      {paid ? null : (
        <Notice kind={plan ? 'warn' : 'info'}>
          <p>{t(plan ? 'ended' : 'unpaid')}</p>
          <PageLink className="btn btn--primary mt-3" to={planPath(id)}>
            {t('plan')}
          </PageLink>
        </Notice>
      )}
      <Approved seen={{ of: 'banner', id, revision: details.draft_revision }} state={open} onChanged={reload}>
        {(mayPublish, mayDiscard) =>
          open && (
            <Publish
              never={published === null}
              busy={busy}
              publish={mayPublish && publish}
              discard={mayDiscard && (() => setAsked(true))}
            />
          )
        }
      </Approved>
      {open && without.length > 0 && (
        <p className="small muted">{t('withoutOwnWords', { languages: format.list(without) })}</p>
      )}
      <StatusMessage>{!open && said}</StatusMessage>
      {published && !open && !said && <p className="small muted num">{wordsOf('last', published)}</p>}
      {asked && (
        <ConfirmDialog
          title={t('confirm.title', { site: details.site_url })}
          keep={t('confirm.keep')}
          act={t('discard')}
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            discard().catch(reportError);
          }}
        >
          <p>{t('confirm.text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface PublishProps {
  /** Nothing was published before: nobody can be asked again and there is nothing to go back to. */
  never: boolean;
  busy: boolean;
  /** False for members of an organisation who may not, or not yet. */
  publish: false | ((askAgain: boolean) => Promise<void>);
  discard: false | (() => void);
}

function Publish({ never, busy, publish, discard }: PublishProps) {
  const t = useTranslations('banner-editor.publish');
  const [askAgain, setAskAgain] = useState(false);
  return (
    <>
      <div className="cons__state">
        <p className="cons__changed">{t(never ? 'never' : 'changed')}</p>
        {!never && publish && (
          <label className="check">
            <input
              type="checkbox"
              checked={askAgain}
              onChange={({ target }) => setAskAgain(target.checked)}
            />
            <span>{t('askAgain')}</span>
          </label>
        )}
      </div>
      <div className="row">
        {publish && (
          <button
            type="button"
            className="btn btn--primary"
            aria-busy={busy}
            onClick={() => {
              publish(askAgain && !never).catch(reportError);
            }}
          >
            {busy && <span className="spin" aria-hidden="true" />}
            {t(busy ? 'busy' : 'act')}
          </button>
        )}
        {!never && discard && (
          <button type="button" className="btn" onClick={discard}>
            {t('discard')}
          </button>
        )}
      </div>
    </>
  );
}
