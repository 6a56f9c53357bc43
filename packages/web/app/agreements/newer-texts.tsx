import type { ListedAgreement } from '@clausewright/contract';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { useSession } from '../session/use-session.ts';
import { Notice } from '../ui/notice.tsx';
import { CardFailure } from './card-failure.tsx';
import { CardAction } from './card-top.tsx';
import { paths } from './paths.ts';
import { updateWithSavedAnswers } from './update-with-saved-answers.ts';
import { useName } from './use-name.ts';
import { UpdateReasons } from './update-reasons.tsx';

interface Props {
  agreement: ListedAgreement;
  onUpdated: () => void;
}

/** Says that another text waits, why, and puts them in by one press where nothing is to be decided. */
export function NewerTexts({ agreement, onUpdated }: Props) {
  const { confirmed } = useSession();
  const [updated, setUpdated] = useState(false);
  if (updated) return <Updated agreement={agreement} />;
  if (!agreement.update_available || !confirmed) return null;
  const done = () => {
    setUpdated(true);
    onUpdated();
  };
  return <Waiting agreement={agreement} onUpdated={done} />;
}

function Waiting({ agreement, onUpdated }: Props) {
  const t = useTranslations('agreements.newer');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const name = useName()(agreement);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const reasons = useId();
  const update = async () => {
    setBusy(true);
    setFailure(null);
    const ended = await updateWithSavedAnswers(agreement.agreement_id);
    setBusy(false);
    if (ended.end === 'done') onUpdated();
    else if (ended.end === 'choices') void navigate(paths.update(agreement));
    else setFailure(ended.failure);
  };
  const said = failure !== null && 'messages' in failure && failure.messages.length > 0;
  return (
    <div className="agr__newer">
      <p className="agr__waits">
        <TriangleAlert className="icon icon--sm" aria-hidden="true" />
        <span>
          <b>{t('badge')}</b> {t(whyOf(agreement))}
        </span>
      </p>
      <div className="row">
        <button
          className="btn btn--sm"
          type="button"
          aria-busy={busy}
          onClick={() => !busy && void update().catch(reportError)}
        >
          {busy && <span className="spin" aria-hidden="true" />}
          <CardAction words={t(busy ? 'updating' : 'update')} name={name} />
        </button>
        <button
          className="linkbtn"
          type="button"
          aria-expanded={open}
          aria-controls={reasons}
          onClick={() => setOpen(!open)}
        >
          <CardAction words={t('why')} name={name} />
        </button>
      </div>
      <div id={reasons}>{open && <UpdateReasons id={agreement.agreement_id} />}</div>
      <CardFailure text={failure === null ? null : said ? failureText(failure) : t('failed')} />
    </div>
  );
}

/** What somebody made a minute ago is not told of newer texts when it was his own banner that changed. */
function whyOf({ update_by_banner: byBanner, edited }: ListedAgreement) {
  if (byBanner) return edited ? 'bannerKeepsEdits' : 'banner';
  return edited ? 'keepsEdits' : 'lead';
}

/** Takes the focus from the button that is gone, so that it is heard too. */
function Updated({ agreement }: { agreement: ListedAgreement }) {
  const t = useTranslations('agreements.newer');
  const notice = useRef<HTMLDivElement>(null);
  const name = useName()(agreement);
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs
    <div className="agr__notice" role="status" ref={notice} tabIndex={-1}>
      <Notice kind="ok">
        <p>
          {t('done')}{' '}
          <Link to={paths.versions(agreement)}>
            <CardAction words={t('redLine')} name={name} />
          </Link>
        </p>
      </Notice>
    </div>
  );
}
