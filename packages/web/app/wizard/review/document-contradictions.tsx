import type { DocumentContradictionLine } from '@clausewright/contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../agreements/paths.ts';
import { AreaWords } from '../../language/area-words.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fieldId } from '../paths.ts';
import { findStep } from '../problems.ts';
import { getWords } from '../question-words.ts';
import { useWizard } from '../wizard-context.ts';

interface Props {
  found: readonly DocumentContradictionLine[];
}

/** Where the answers of a wizard contradict other documents of the site, with the ways to both sides. */
export function DocumentContradictions({ found }: Props) {
  return (
    <AreaWords area="contradictions">
      <Panel found={found} />
    </AreaWords>
  );
}

function Panel({ found }: Props) {
  const t = useTranslations('contradictions.documents');
  return (
    <section className="mt-4" aria-label={t('title')}>
      <Notice kind="warn" title={t('title')}>
        <p>{t('lead')}</p>
        <ul>
          {found.map((line) => (
            <Line
              key={`${line.code} ${line.question} ${line.subject} ${line.other?.agreement_id}`}
              line={line}
            />
          ))}
        </ul>
      </Notice>
    </section>
  );
}

function Line({ line: { code, subject, question, other } }: { line: DocumentContradictionLine }) {
  const t = useTranslations('contradictions');
  const tTypes = useTranslations('types');
  const document = other === null ? '' : tTypes(`${other.type}.name`);
  return (
    <li>
      {t(`documents.codes.${code}`, { document, vendor: subject ?? '' })}
      <span className="block">
        <ToQuestion question={question} />
      </span>
      {other !== null && (
        <span className="block">
          <Link to={paths.update(other)}>{t('toDocument', { document })}</Link>
        </span>
      )}
    </li>
  );
}

/** The way to a question on its step and from there back to here; none where it is not asked now. */
function ToQuestion({ question }: { question: string }) {
  const t = useTranslations('contradictions.documents');
  const { evaluation, texts } = useWizard();
  const step = findStep(evaluation, question);
  if (step === undefined) return null;
  return (
    <Link to={`?step=${step.number}&back=review#${fieldId(question)}`}>
      {t('toOwn')}
      <span className="vh"> {getWords(texts, question).label}</span>
    </Link>
  );
}
