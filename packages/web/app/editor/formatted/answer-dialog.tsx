import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog.tsx';

interface Props {
  said: string;
  /** Words of the question, and where it is asked. */
  question: { label: string; address: string } | null;
  close: () => void;
  onlyHere: () => void;
}

/** Before words of an answer are changed: all documents follow the answer, a text by hand is one of them. */
export function AnswerDialog({ said, question, close, onlyHere }: Props) {
  const t = useTranslations('editor.formatted.answer');
  return (
    <Dialog id="answer-title" title={t('title')} onCancel={close}>
      <p>{question === null ? t('saidAlone', { said }) : t('said', { said, question: question.label })}</p>
      <p>{t('choice')}</p>
      <div className="dialog__acts">
        <button type="button" className="btn" onClick={close}>
          {t('neither')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => {
            close();
            onlyHere();
          }}
        >
          {t('onlyHere')}
        </button>
        {question && (
          <a className="btn btn--primary" href={question.address}>
            {t('change')}
          </a>
        )}
      </div>
    </Dialog>
  );
}
