import type { VisibleStep } from '@clausewright/library/questionnaires';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';

/** Says that an answer brought further questions; the focus stays where it is. */
export function MoreQuestions({ step }: { step: VisibleStep }) {
  const t = useTranslations('wizard');
  const count = step.questions.length;
  const [seen, setSeen] = useState({ step: step.id, count, more: 0 });
  if (seen.step !== step.id || seen.count !== count) {
    setSeen({ step: step.id, count, more: seen.step === step.id ? count - seen.count : 0 });
  }
  return <Announcement text={seen.more > 0 ? t('moreQuestions', { count: seen.more }) : ''} />;
}
